import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { lockSource, updateSource as updateRow } from './data-source-store.ts'
import { keptPassword } from './kept-password.ts'

export const updateSource = serve(contract.dataInterfaces.updateSource, async (call) => {
  const { input, actor, tx, now, server } = call
  const { id, fullName: name, origin } = input
  const before = await lockSource(tx, id)
  const sealedPassword = keptPassword({ secrets: server.secrets, tenant: actor.tenant, id }, input, before)
  await updateRow(tx, { id, name, origin, sealedPassword, changedBy: actor.personId, changedAt: now })

  return null
})
