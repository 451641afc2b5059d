; The setup program for Windows, for one user and without an administrator, in English, French and German.
;
;   makensis -WX -INPUTCHARSET UTF8 -DVERSION=1.2.3 -DVERSION4=1.2.3.0 -DSRC=FOLDER -DICONS=FOLDER -DOUT=FILE FILE.nsi
;
; SRC is the frozen program, ICONS has app.ico and record.ico. -DSTUB=x86-unicode is for an NSIS without 64-bit stubs.
; -DSIGN=COMMAND signs the uninstaller: the command is run with the name of the file behind it.
;
; Silent: /S, and /D=FOLDER as the last option without quotes. Codes at the end: 0 done, 1 cancelled,
; 10 Windows is too old, 11 the program is open, 12 the folder belongs to another program, 13 files could not be written.
; The uninstaller keeps saved games; uninstall.exe /S /REMOVEGAMES removes them too.

!ifndef VERSION | VERSION4 | SRC | ICONS | OUT
  !error "VERSION, VERSION4, SRC, ICONS and OUT must be given"
!endif
!ifndef STUB
  !define STUB amd64-unicode
!endif

Unicode true
Target ${STUB}
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include Sections.nsh
!include WinVer.nsh
!include x64.nsh

!define NAME "Terra Incognita"
!define PUBLISHER "Terra Incognita contributors"
!define PROGRAM "terra-incognita.exe"
!define CONSOLE_PROGRAM "incognita.exe"
!define SUFFIX ".incognita"
!define RECORD_TYPE "TerraIncognita.Record"
!define CLASSES "Software\Classes"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\TerraIncognita"
!define USER_FOLDER "$LOCALAPPDATA\terra-incognita"
; Windows 10 of autumn 2018, the oldest that Qt runs on.
!define OLDEST_BUILD 17763

!define CODE_OLD_WINDOWS 10
!define CODE_OPEN 11
!define CODE_OTHER_PROGRAM 12
!define CODE_NOT_WRITTEN 13

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"
ShowInstDetails nevershow
ShowUninstDetails nevershow

VIProductVersion "${VERSION4}"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME} Setup"
VIAddVersionKey /LANG=0 "CompanyName" "${PUBLISHER}"
VIAddVersionKey /LANG=0 "LegalCopyright" "${PUBLISHER}, MIT licence"

!ifdef SIGN
  !uninstfinalize '${SIGN} "%1"' = 0
!endif

!define MUI_ICON "${ICONS}\app.ico"
!define MUI_UNICON "${ICONS}\app.ico"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES

; Windows' own language if it is one of these, else the first.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "German"

!macro Text NAME ENGLISH FRENCH GERMAN
  LangString ${NAME} ${LANG_ENGLISH} "${ENGLISH}"
  LangString ${NAME} ${LANG_FRENCH} "${FRENCH}"
  LangString ${NAME} ${LANG_GERMAN} "${GERMAN}"
!macroend

!insertmacro Text TheProgram \
  "The program and its link in the Start menu" \
  "Le programme et son raccourci dans le menu Démarrer" \
  "Das Programm und seine Verknüpfung im Startmenü"
!insertmacro Text OpenRecords \
  "Open game records (${SUFFIX}) with a double click" \
  "Ouvrir les parties enregistrées (${SUFFIX}) par un double-clic" \
  "Spielaufzeichnungen (${SUFFIX}) mit einem Doppelklick öffnen"
!insertmacro Text DesktopLink \
  "A link on the desktop" \
  "Un raccourci sur le bureau" \
  "Eine Verknüpfung auf dem Desktop"
!insertmacro Text RecordType \
  "Game record of ${NAME}" \
  "Partie enregistrée de ${NAME}" \
  "Spielaufzeichnung von ${NAME}"
!insertmacro Text RemoveGames \
  "Saved games, own maps, score pads and settings" \
  "Parties sauvegardées, cartes personnelles, feuilles de score et réglages" \
  "Gespeicherte Spiele, eigene Karten, Wertungsblöcke und Einstellungen"
!insertmacro Text OldWindows \
  "${NAME} needs Windows 10 (version 1809) or later, 64 bit." \
  "${NAME} nécessite Windows 10 (version 1809) ou plus récent, 64 bits." \
  "${NAME} braucht Windows 10 (Version 1809) oder neuer, 64 Bit."
!insertmacro Text ProgramIsOpen \
  "${NAME} is open. Close it, then choose Retry." \
  "${NAME} est ouvert. Fermez-le, puis choisissez Réessayer." \
  "${NAME} ist geöffnet. Schließen Sie es und wählen Sie dann Wiederholen."
!insertmacro Text OtherProgram \
  "Another program is installed in the folder $INSTDIR. Choose a folder of its own for ${NAME}." \
  "Un autre programme est installé dans le dossier $INSTDIR. Choisissez un dossier propre à ${NAME}." \
  "Im Ordner $INSTDIR ist ein anderes Programm installiert. Wählen Sie für ${NAME} einen eigenen Ordner."
!insertmacro Text NotWritten \
  "The folder $INSTDIR cannot be written. Choose another one." \
  "Impossible d'écrire dans le dossier $INSTDIR. Choisissez-en un autre." \
  "In den Ordner $INSTDIR kann nicht geschrieben werden. Wählen Sie einen anderen."

; Nothing may be changed while one of the two programs runs: Windows keeps their files, and half of them would be left.
; A file that runs cannot be opened for writing.
!macro RefuseWhileOpen FILE
  ${DoWhile} ${FileExists} "$INSTDIR\${FILE}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${FILE}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(ProgramIsOpen)" /SD IDCANCEL IDCANCEL`
      SetErrorLevel ${CODE_OPEN}
      Quit
    ${EndIf}
  ${Loop}
!macroend

!macro TellAboutRecords
  ; The icons of records on the screen are drawn anew (SHCNE_ASSOCCHANGED).
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastBuild} ${OLDEST_BUILD}
    MessageBox MB_OK|MB_ICONSTOP "$(OldWindows)" /SD IDOK
    SetErrorLevel ${CODE_OLD_WINDOWS}
    Quit
  ${EndIf}
FunctionEnd

Section "$(TheProgram)"
  SectionIn RO
  !insertmacro RefuseWhileOpen "${PROGRAM}"
  !insertmacro RefuseWhileOpen "${CONSOLE_PROGRAM}"

  ${If} ${FileExists} "$INSTDIR\_internal\*.*"
    ${IfNot} ${FileExists} "$INSTDIR\${PROGRAM}"
      MessageBox MB_OK|MB_ICONSTOP "$(OtherProgram)" /SD IDOK
      SetErrorLevel ${CODE_OTHER_PROGRAM}
      Quit
    ${EndIf}
    ; No library of an older version may stay beside the new ones.
    RMDir /r "$INSTDIR\_internal"
  ${EndIf}

  ClearErrors
  SetOutPath "$INSTDIR"
  File "${SRC}\${PROGRAM}"
  File "${SRC}\${CONSOLE_PROGRAM}"
  File "${ICONS}\record.ico"
  File /r "${SRC}\_internal"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  ${If} ${Errors}
    MessageBox MB_OK|MB_ICONSTOP "$(NotWritten)" /SD IDOK
    SetErrorLevel ${CODE_NOT_WRITTEN}
    Quit
  ${EndIf}
  ; The working folder of the link.
  SetOutPath "$INSTDIR"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}"

  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
SectionEnd

Section "$(OpenRecords)"
  WriteRegStr HKCU "${CLASSES}\${RECORD_TYPE}" "" "$(RecordType)"
  WriteRegStr HKCU "${CLASSES}\${RECORD_TYPE}\DefaultIcon" "" "$INSTDIR\record.ico"
  WriteRegStr HKCU "${CLASSES}\${RECORD_TYPE}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "${RECORD_TYPE}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${RECORD_TYPE}" ""
  !insertmacro TellAboutRecords
SectionEnd

Section /o "$(DesktopLink)"
  CreateShortcut "$DESKTOP\${NAME}.lnk" "$INSTDIR\${PROGRAM}"
SectionEnd

Section "un.${NAME}"
  SectionIn RO
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\${CONSOLE_PROGRAM}"
  Delete "$INSTDIR\record.ico"
  RMDir /r "$INSTDIR\_internal"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$DESKTOP\${NAME}.lnk"

  ; Another program may have taken the records over since.
  ReadRegStr $0 HKCU "${CLASSES}\${SUFFIX}" ""
  ${If} $0 == "${RECORD_TYPE}"
    DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" ""
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${RECORD_TYPE}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}"
  DeleteRegKey HKCU "${CLASSES}\${RECORD_TYPE}"
  !insertmacro TellAboutRecords

  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  Delete "$INSTDIR\uninstall.exe"
  ; Whatever else somebody has put there stays, and the folder with it.
  RMDir "$INSTDIR"
SectionEnd

; What docs/storage.md lists, and nothing else.
Section /o "un.$(RemoveGames)" GAMES
  Delete "${USER_FOLDER}\games.*"
  Delete "${USER_FOLDER}\maps\*.toml"
  RMDir "${USER_FOLDER}\maps"
  Delete "${USER_FOLDER}\pads\pad-*.json"
  RMDir "${USER_FOLDER}\pads"
  Delete "${USER_FOLDER}\settings*.json"
  Delete "${USER_FOLDER}\Logs\incognita.log*"
  RMDir "${USER_FOLDER}\Logs"
  RMDir "${USER_FOLDER}"
SectionEnd

Function un.onInit
  !insertmacro RefuseWhileOpen "${PROGRAM}"
  !insertmacro RefuseWhileOpen "${CONSOLE_PROGRAM}"
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/REMOVEGAMES" $1
  ${IfNot} ${Errors}
    !insertmacro SelectSection ${GAMES}
  ${EndIf}
FunctionEnd
