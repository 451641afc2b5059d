/* Two functions of the C library that Wine 8 lacks and numpy needs. For tests under Wine, never part of a package. */

float crealf(float _Complex number) { return __real__ number; }

float cimagf(float _Complex number) { return __imag__ number; }
