import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'

/** A row of a sheet as text, with its number as people see it (from 1). */
export type SheetRow = Readonly<{ number: number; cells: readonly string[] }>

/** One cell to be written: text, or an exact decimal that a sheet may count with. */
export type Cell = string | null | Readonly<{ number: string }>

/** Text that a sheet program would take for a formula, or for a command. */
export function isHazardous(text: string): boolean {
  return /^[=+\-@\t\r]/.test(text)
}

/** Programs count with 15 digits; a longer number keeps its digits as text. */
export function isCountable(number: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(number) && number.replace(/^-?0*|\./g, '').length <= 15
}

/** The file is no sheet, is damaged, or is larger inside than it says. */
export function refuseUnreadable(): never {
  throw new Refusal<RefusalCode>('sheets.unreadable')
}

export function refuseWideRow(row: number): never {
  throw new Refusal<RefusalCode>('sheets.tooWide', { row })
}
