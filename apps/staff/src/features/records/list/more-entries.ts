import { exportSheet } from '../sheets/export-entry.tsx'
import { importSheet } from '../sheets/import-entry.tsx'
import { chooseColumns } from './more-columns.tsx'
import type { MoreEntry } from './more-entry.ts'

/** What stands behind the three dots of a list, in this order. */
export const moreEntries: readonly MoreEntry[] = [chooseColumns, importSheet, exportSheet]
