import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { findDependents } from './dependent-store.ts'
import { lockDesign, updateAvailability } from './design-life-store.ts'

export const changeAvailability = serve(contract.designLife.changeAvailability, async (call) => {
  const { input, actor, tx, now, server } = call
  const { kind, id, availability } = input
  const { name } = await lockDesign(tx, { kind, id })
  if (availability === 'deleted') {
    const dependents = await findDependents(call, { kind, id })
    const count = dependents.reduce((sum, one) => sum + one.count, 0)
    if (count > 0) throw new Refusal<RefusalCode>('design.inUse', { name, count })
  }
  // Rules of groups may ask about the fields of a form.
  if (kind === 'form') await server.directories.changed({ ...call, tenant: actor.tenant })
  await updateAvailability(tx, { kind, id }, { availability, byId: actor.personId, at: now })
  return null
})
