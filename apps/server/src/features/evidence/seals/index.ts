import type { Route } from '../../../http/serve.ts'
import { createSeal, listSeals, openSeal, removeSeal, saveSeal } from './edit-seals.ts'
import { sealsOfTask } from './step-seals.ts'
import { applySeal, offeredSeals, sealLedger } from './use-seals.ts'

export { mayUse } from './may-use.ts'
export { withSeals } from './seal-blocks.ts'
export { allSeals } from './seal-store.ts'
export { offeredAtStep, prepareSeal, recordSeal } from './step-seals.ts'

export const seals: readonly Route[] = [
  listSeals,
  openSeal,
  createSeal,
  saveSeal,
  removeSeal,
  sealLedger,
  offeredSeals,
  sealsOfTask,
  applySeal,
]
