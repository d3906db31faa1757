import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { lockInterface, updateInterface as updateRow } from './interface-store.ts'
import { refuseQuestion } from './kinds/index.ts'
import { sealHeaders } from './sealed-headers.ts'

export const updateInterface = serve(contract.dataInterfaces.update, async (call) => {
  const { input, actor, tx, now, server } = call
  const { id: wanted, fullName: name, category, audience, ...question } = input
  const before = await lockInterface(tx, wanted)
  const { id } = before
  await refuseQuestion(question)
  const kept = sealHeaders({ secrets: server.secrets, tenant: actor.tenant, id }, question, before)
  const change = { changedBy: actor.personId, changedAt: now }
  await updateRow(tx, { id, name, category, audience, ...kept, ...change })

  return null
})
