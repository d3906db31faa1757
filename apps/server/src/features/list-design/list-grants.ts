import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { formOfList } from './form-of-list.ts'
import { grantsOf } from './grant-store.ts'
import { holderName } from './holder-name.ts'

export const listGrants = serve(contract.listDesign.grants, async ({ input, actor, tx, server }) => {
  const { id } = await formOfList(tx, input.id)
  const directory = await server.directories.of(actor.tenant)
  const grants = await grantsOf(tx, id)
  return {
    list: grants.map((grant) => ({
      ...grant,
      permission: grant.permission as Record<string, unknown>,
      holders: grant.holders.map((holder) => ({ ...holder, name: holderName(directory, holder) })),
      changedBy: directory.nameOf(grant.changedBy),
    })),
  }
})
