import { contract } from '@signet/contract'
import { defaultList } from '@signet/list'
import { serve } from '../../../http/serve.ts'
import { excusesOf } from '../../../publication/index.ts'
import { isWithdrawn } from '../../../records/models/index.ts'
import { draftState, loadPublishedForm } from '../form-design/index.ts'
import { findList, type ListRow, versionsOf } from './list-design-store.ts'

export const openList = serve(contract.listDesign.open, async ({ input, tx }) => {
  const { id, name, form } = await loadPublishedForm(tx, input.id)
  const list = await findList(tx, id)
  return {
    formId: id,
    name,
    state: stateOf(list, { isWithdrawn: await isWithdrawn(tx, id) }),
    version: list?.publishedVersion ?? 0,
    changedAt: list?.changedAt ?? null,
    definition: list ? (list.draft as Record<string, unknown>) : { ...defaultList(form) },
    form: { ...form.definition },
  }
})

type State = 'none' | 'draft' | 'published' | 'changed' | 'withdrawn'

function stateOf(list: ListRow | undefined, kept: Readonly<{ isWithdrawn: boolean }>): State {
  if (kept.isWithdrawn) return 'withdrawn'
  if (!list) return 'none'
  return draftState({ version: list.publishedVersion, isChanged: list.isChanged })
}

export const listVersions = serve(contract.listDesign.versions, async ({ input, actor, tx, server }) => {
  const { id } = await loadPublishedForm(tx, input.id)
  const { nameOf } = await server.directories.of(actor.tenant)
  const rows = await versionsOf(tx, id)
  const excuses = await excusesOf(tx, { kind: 'list', subject: id }, nameOf)
  return {
    list: rows.map((row) => ({
      ...row,
      definition: row.definition as Record<string, unknown>,
      publishedBy: nameOf(row.publishedBy),
      excuse: excuses.get(row.version) ?? null,
    })),
  }
})
