import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'

/** A row of a sheet as text, with its displayed number (from 1). */
export type SheetRow = Readonly<{ number: number; cells: readonly string[] }>

/** A cell to write: text, or an exact decimal written as a number. */
export type Cell = string | null | Readonly<{ number: string }>

/**
 * Whether a spreadsheet program could run the text as a formula or command. Some skip blanks and invisible characters
 * before the sign or read its full-width form.
 */
export function isHazardous(text: string): boolean {
  return /^(?:[\t\r\n]|[\s\u200b-\u200f\u2060\ufeff]*[=+\-@＝＋－＠])/.test(text)
}

/**
 * What our CSV files put before hazardous text: an apostrophe, so that it stays text, and an invisible sign by which
 * reading knows our own apostrophe from that of somebody else.
 */
export const guard = "'\u2060"

/** Whether spreadsheet programs keep all digits; they have 15, so longer numbers are written as text. */
export function isCountable(number: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(number) && number.replace(/^-?0*|\./g, '').length <= 15
}

/** Refuses a file that is no sheet, is damaged, or unpacks to more than it declares. */
export function refuseUnreadable(): never {
  throw new Refusal<RefusalCode>('sheets.unreadable')
}

export function refuseWideRow(row: number): never {
  throw new Refusal<RefusalCode>('sheets.tooWide', { row })
}

/** Refuses a file with more rows, cells or texts than a sheet of this product needs. */
export function refuseLarge(): never {
  throw new Refusal<RefusalCode>('sheets.tooLarge')
}

/** Limits of a sheet and of one row; Excel itself holds no more rows, and no more letters in a cell. */
export const sheetLimits = {
  rows: 1_048_576,
  cells: 10_000_000,
  columns: 500,
  cellLetters: 32_767,
  rowLetters: 1_000_000,
} as const
