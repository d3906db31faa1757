import type { InterfaceSource } from '@signet/contract'
import { pickRows } from './pick-rows.ts'
import type { SourceKind } from './source-kind.ts'

/** Rows that an administrator entered. */
export const staticRows: SourceKind<Extract<InterfaceSource, { kind: 'static' }>> = {
  answersWhole: true,
  refuse: () => undefined,
  rows: async ({ rows }, { wanted }) => pickRows(rows, wanted),
}
