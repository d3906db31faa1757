import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { formOfList } from './form-of-list.ts'
import { versionsOf } from './list-design-store.ts'

export const listVersions = serve(contract.listDesign.versions, async ({ input, actor, tx, server }) => {
  const { id } = await formOfList(tx, input.id)
  const { nameOf } = await server.directories.of(actor.tenant)
  const rows = await versionsOf(tx, id)
  return {
    list: rows.map((row) => ({
      ...row,
      definition: row.definition as Record<string, unknown>,
      publishedBy: nameOf(row.publishedBy),
    })),
  }
})
