import { contract, type RefusalCode } from '@signet/contract'
import { readDefinition, tableNameOf } from '@signet/form'
import { isSameJson, Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { draftState } from './design-view.ts'
import { insertForm, isTableTaken, lockForm, publishedVersion, updateDraft } from './form-design-store.ts'

/**
 * The key names the form's table, so it is fixed once records may exist. Drafts may have wrong formulas,
 * which publishing refuses.
 */
export const saveForm = serve(contract.formDesign.save, async ({ input, actor, tx, now, server }) => {
  const { id, name, category, definition: draft, expects } = input
  const form = await lockForm(tx, id)
  if (!form) throw new Refusal<RefusalCode>('design.notFound')
  if (expects !== undefined && form.changedAt !== expects) {
    const { nameOf } = await server.directories.of(actor.tenant)
    throw new Refusal<RefusalCode>('design.changedMeanwhile', { person: nameOf(form.changedBy) })
  }

  const read = readDefinition(draft)
  const mainTable = tableNameOf(read)
  const before = readDefinition(form.draft)
  if ((before.dataView !== undefined) !== (read.dataView !== undefined))
    throw new Refusal<RefusalCode>('design.invalid', { path: 'dataView' })
  if (before.about !== read.about) throw new Refusal<RefusalCode>('design.invalid', { path: 'about' })
  if (mainTable !== form.mainTable && form.publishedVersion !== null)
    throw new Refusal<RefusalCode>('design.invalid', { path: 'key' })
  if (await isTableTaken(tx, mainTable, id))
    throw new Refusal<RefusalCode>('design.codeTaken', { code: mainTable })

  const published = await publishedVersion(tx, id)
  const isChanged = !published || !isSameJson(read, readDefinition(published.definition))
  const change = { changedBy: actor.personId, changedAt: now }
  await updateDraft(tx, { id, name, category, draft, isChanged, mainTable, ...change })
  return { changedAt: now, state: draftState({ version: form.publishedVersion, isChanged }) }
})

/** As in `saveForm`, a draft may have wrong formulas; publishing refuses them. */
export const createForm = serve(contract.formDesign.create, async ({ input, actor, tx, now, server }) => {
  const mainTable = tableNameOf(readDefinition(input.definition))
  const id = server.newId()
  const { name, code, category, icon, iconColor, definition: draft } = input
  const row = { id, name, code, category, icon, iconColor, draft, mainTable }
  if (!(await insertForm(tx, { ...row, changedBy: actor.personId, changedAt: now })))
    throw new Refusal<RefusalCode>('design.codeTaken', { code })

  return { id }
})
