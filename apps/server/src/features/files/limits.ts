/** Bytes of one file. */
export const largestFile = 100 * 1024 * 1024
