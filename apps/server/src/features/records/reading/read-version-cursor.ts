import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'

const newest = 2 ** 31 - 1

/** The version before which a page of a log begins. Refuses `request.invalid` for what is none. */
export function readVersionCursor(cursor: string | undefined): number {
  if (cursor === undefined) return newest
  const version = /^\d{1,9}$/.test(cursor) ? Number(cursor) : 0
  if (version < 1) throw new Refusal<RefusalCode>('request.invalid', { field: 'cursor' })
  return version
}
