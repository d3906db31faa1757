import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { insertInterface } from './interface-store.ts'
import { refuseQuestion } from './kinds/index.ts'
import { sealHeaders } from './sealed-headers.ts'

export const createInterface = serve(contract.dataInterfaces.create, async (call) => {
  const { input, actor, tx, now, server } = call
  const { fullName: name, enCode: code, category, audience, ...question } = input
  await refuseQuestion(question)
  const id = server.newId()
  const kept = sealHeaders({ secrets: server.secrets, tenant: actor.tenant, id }, question)
  const change = { changedBy: actor.personId, changedAt: now }
  if (!(await insertInterface(tx, { id, name, code, category, audience, ...kept, ...change })))
    throw new Refusal<RefusalCode>('dataInterfaces.codeTaken')

  return { id }
})
