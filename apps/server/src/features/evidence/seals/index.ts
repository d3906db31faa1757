import type { Route } from '../../../http/serve.ts'
import { createSeal, listSeals, openSeal, removeSeal, saveSeal } from './edit-seals.ts'
import { applySeal, offeredSeals, sealLedger } from './use-seals.ts'

export { withSeals } from './seal-blocks.ts'
export { usesOfCase } from './seal-store.ts'

export const seals: readonly Route[] = [
  listSeals,
  openSeal,
  createSeal,
  saveSeal,
  removeSeal,
  sealLedger,
  offeredSeals,
  applySeal,
]
