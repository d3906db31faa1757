import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { findForm } from './form-design-store.ts'
import { definitionOfVersion, versionRows } from './version-store.ts'

export const listVersions = serve(contract.formDesign.versions, async ({ input, actor, tx, server }) => {
  if (!(await findForm(tx, input.id))) throw new Refusal<RefusalCode>('design.notFound')

  const { nameOf } = await server.directories.of(actor.tenant)
  const rows = await versionRows(tx, input.id)
  return { list: rows.map((row) => ({ ...row, publishedBy: nameOf(row.publishedBy) })) }
})

export const openVersion = serve(contract.formDesign.version, async ({ input, tx }) => {
  const definition = await definitionOfVersion(tx, input.id, input.version)
  if (!definition) throw new Refusal<RefusalCode>('design.notFound')

  return { definition }
})
