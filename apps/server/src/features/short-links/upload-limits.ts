import type { Sum } from './upload-store.ts'

const day = 24 * 60 * 60_000
const megabyte = 1024 * 1024

/** Lifetime of a visit's uploads, and the window of the limits. */
export const visitLasts = day

/** Maximum size of one file. */
export const largestStrange = 50 * megabyte

/** Limits per link and day: for one visit, one address, and in total. */
const most: Readonly<Record<'visit' | 'each' | 'all', Sum>> = {
  visit: { files: 40, bytes: 200 * megabyte },
  each: { files: 200, bytes: 1024 * megabyte },
  all: { files: 5000, bytes: 20 * 1024 * megabyte },
}

/** Whether one more file of this size exceeds a limit. */
export function isTooMuch(sums: Readonly<Record<keyof typeof most, Sum>>, size: number): boolean {
  return (['visit', 'each', 'all'] as const).some(
    (whose) => sums[whose].files >= most[whose].files || sums[whose].bytes + size > most[whose].bytes,
  )
}
