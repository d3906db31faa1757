import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { insertSource } from './data-source-store.ts'
import { keptPassword } from './kept-password.ts'

export const createSource = serve(contract.dataInterfaces.createSource, async (call) => {
  const { input, actor, tx, now, server } = call
  const { fullName: name, enCode: code, origin } = input
  const id = server.newId()
  const sealedPassword = keptPassword({ secrets: server.secrets, tenant: actor.tenant, id }, input)
  const source = { id, name, code, origin, sealedPassword, changedBy: actor.personId, changedAt: now }
  if (!(await insertSource(tx, source))) throw new Refusal<RefusalCode>('dataInterfaces.sourceCodeTaken')

  return { id }
})
