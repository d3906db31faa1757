import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'

/** The file is no sheet, is damaged, or is larger inside than it says. */
export function refuseUnreadable(): never {
  throw new Refusal<RefusalCode>('sheets.unreadable')
}

export function refuseWideRow(row: number): never {
  throw new Refusal<RefusalCode>('sheets.tooWide', { row })
}
