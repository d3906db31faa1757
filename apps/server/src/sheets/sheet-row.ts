import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'

/** A row of a sheet as text, with its displayed number (from 1). */
export type SheetRow = Readonly<{ number: number; cells: readonly string[] }>

/** A cell to write: text, or an exact decimal written as a number. */
export type Cell = string | null | Readonly<{ number: string }>

/** Whether a spreadsheet program would run the text as a formula or command. */
export function isHazardous(text: string): boolean {
  return /^[=+\-@\t\r]/.test(text)
}

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
