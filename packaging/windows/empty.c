/* A library of Windows with nothing of its own: what it offers is written in a .def file. */

int DllMainCRTStartup(void *module, unsigned reason, void *reserved)
{
    (void)module, (void)reason, (void)reserved;
    return 1;
}
