export const heapFlags: readonly string[]
