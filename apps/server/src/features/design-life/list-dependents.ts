import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { findDependents } from './dependent-store.ts'

export const listDependents = serve(contract.designLife.dependents, async (call) => ({
  list: [...(await findDependents(call, call.input))],
}))
