import { chooseColumns } from './more-columns.tsx'
import type { MoreEntry } from './more-entry.ts'

/** What stands behind the three dots of a list, in this order. */
export const moreEntries: readonly MoreEntry[] = [chooseColumns]
