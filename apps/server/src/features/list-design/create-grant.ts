import { contract } from '@signet/contract'
import { readPermission } from '@signet/list'
import { serve } from '../../http/serve.ts'
import { formOfList } from './form-of-list.ts'
import { insertGrant } from './grant-store.ts'
import { refuseUnknownHolders } from './holder-name.ts'

export const createGrant = serve(
  contract.listDesign.createGrant,
  async ({ input, actor, tx, now, server }) => {
    const { id: formId, form } = await formOfList(tx, input.id)
    const permission = readPermission(input.permission, form)
    refuseUnknownHolders(await server.directories.of(actor.tenant), input.holders)

    const id = server.newId()
    const { name, holders } = input
    const change = { changedBy: actor.personId, changedAt: now }
    await insertGrant(tx, { id, formId, name, holders, permission, ...change })
    return { grantId: id }
  },
)
