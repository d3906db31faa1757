import { contract, type RefusalCode } from '@signet/contract'
import { readPermission } from '@signet/list'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { formOfList } from './form-of-list.ts'
import { updateGrant } from './grant-store.ts'
import { refuseUnknownHolders } from './holder-name.ts'

export const saveGrant = serve(contract.listDesign.saveGrant, async ({ input, actor, tx, now, server }) => {
  const { id: formId, form } = await formOfList(tx, input.id)
  const permission = readPermission(input.permission, form)
  refuseUnknownHolders(await server.directories.of(actor.tenant), input.holders)

  const { grantId: id, name, holders } = input
  const change = { changedBy: actor.personId, changedAt: now }
  const isThere = await updateGrant(tx, { id, formId, name, holders, permission, ...change })
  if (!isThere) throw new Refusal<RefusalCode>('design.notFound')
  return null
})
