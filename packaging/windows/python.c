/* python.exe for building under Wine: python311.dll does everything. It is never part of a package. */

#include <windows.h>
#include <stdio.h>

typedef int (*main_function)(int, wchar_t **);

int wmain(int count, wchar_t **arguments)
{
    HMODULE library = LoadLibraryW(L"python311.dll");
    main_function run = library ? (main_function)(void *)GetProcAddress(library, "Py_Main") : NULL;
    if (run == NULL) {
        fprintf(stderr, "python311.dll cannot be loaded (error %lu)\n", GetLastError());
        return 1;
    }
    return run(count, arguments);
}
