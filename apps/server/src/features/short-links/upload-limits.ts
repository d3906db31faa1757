import type { Sum } from './upload-store.ts'

const day = 24 * 60 * 60_000
const megabyte = 1024 * 1024

/** How long a visit may send files, how long they wait for the form, and the time that the limits count. */
export const visitLasts = day

/** Of one file from a stranger. */
export const largestStrange = 50 * megabyte

/** What strangers may send to a link within a day: in one visit, from one address, in all. */
const most: Readonly<Record<'visit' | 'each' | 'all', Sum>> = {
  visit: { files: 40, bytes: 200 * megabyte },
  each: { files: 200, bytes: 1024 * megabyte },
  all: { files: 5000, bytes: 20 * 1024 * megabyte },
}

/** Would one more file of this size be too much? */
export function isTooMuch(sums: Readonly<Record<keyof typeof most, Sum>>, size: number): boolean {
  return (['visit', 'each', 'all'] as const).some(
    (whose) => sums[whose].files >= most[whose].files || sums[whose].bytes + size > most[whose].bytes,
  )
}
