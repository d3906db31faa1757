/**
 * V8 settings of the server: a smaller young generation, and full collections before garbage exceeds a third of the
 * live heap. The defaults take 45 MB more at rest and 170 MB more during an export of a hundred thousand rows. The
 * small young generation is collected on one thread, because waking others for a millisecond of work cost a fifth of
 * the process's CPU on busy machines.
 */
export const heapFlags = ['--max-semi-space-size=8', '--heap-growing-percent=30', '--no-parallel-scavenge']
