import type { RefusalCode } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'

export type TemplateRow = Readonly<{
  id: string
  formId: string
  name: string
  draft: unknown
  draftNumber: number
  published: unknown
  publishedNumber: number | null
  changedBy: string
  changedAt: string
}>
type TemplateKey = Readonly<{ id: string; templateId: string }>

export function templatesOf(tx: Reader, formId: string): Promise<TemplateRow[]> {
  return tx
    .selectFrom('printTemplate')
    .where('formId', '=', formId)
    .selectAll()
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Returns id and name of the published templates of a flow's form, by name. */
export function publishedForFlow(
  tx: Reader,
  flowId: string,
): Promise<Readonly<{ templateId: string; name: string }>[]> {
  return tx
    .selectFrom('printTemplate')
    .innerJoin('flow', 'flow.formId', 'printTemplate.formId')
    .where('flow.id', '=', flowId)
    .where('printTemplate.published', 'is not', null)
    .select(['printTemplate.id as templateId', 'printTemplate.name'])
    .orderBy('printTemplate.name')
    .orderBy('printTemplate.id')
    .execute()
}

/** Returns a published template if it belongs to the form of this flow. */
export async function publishedOf(
  tx: Reader,
  { id, flowId }: Readonly<{ id: string; flowId: string }>,
): Promise<unknown> {
  const row = await tx
    .selectFrom('printTemplate')
    .innerJoin('flow', 'flow.formId', 'printTemplate.formId')
    .where('printTemplate.id', '=', id)
    .where('flow.id', '=', flowId)
    .select('printTemplate.published')
    .executeTakeFirst()
  return row?.published ?? null
}

/** Refuses `design.notFound`. */
export async function findTemplate(tx: Reader, key: TemplateKey): Promise<TemplateRow> {
  return templateOrRefusal(await selected(tx, key).executeTakeFirst())
}

export function findTemplateById(tx: Reader, id: string): Promise<TemplateRow | undefined> {
  return tx.selectFrom('printTemplate').where('id', '=', id).selectAll().executeTakeFirst()
}

/** Serializes simultaneous saves. Refuses `design.notFound`. */
export async function lockTemplate(tx: Tx, key: TemplateKey): Promise<TemplateRow> {
  return templateOrRefusal(await selected(tx, key).forUpdate().executeTakeFirst())
}

function selected(tx: Reader, { id, templateId }: TemplateKey) {
  return tx.selectFrom('printTemplate').where('id', '=', templateId).where('formId', '=', id).selectAll()
}

function templateOrRefusal(row: TemplateRow | undefined): TemplateRow {
  if (!row) throw new Refusal<RefusalCode>('design.notFound')
  return row
}

type NewTemplate = Pick<TemplateRow, 'id' | 'formId' | 'name' | 'draft' | 'changedBy' | 'changedAt'>

export async function insertTemplate(tx: Tx, { draft, ...row }: NewTemplate): Promise<void> {
  await tx
    .insertInto('printTemplate')
    .values({ ...row, draft: JSON.stringify(draft), draftNumber: 1 })
    .execute()
}

type SavedDraft = Pick<TemplateRow, 'id' | 'name' | 'draft' | 'draftNumber' | 'changedBy' | 'changedAt'>

export async function updateDraft(tx: Tx, { id, draft, ...row }: SavedDraft): Promise<void> {
  await tx
    .updateTable('printTemplate')
    .set({ ...row, draft: JSON.stringify(draft) })
    .where('id', '=', id)
    .execute()
}

export async function publishDraft(tx: Tx, { id, draft, draftNumber }: TemplateRow): Promise<void> {
  await tx
    .updateTable('printTemplate')
    .set({ published: JSON.stringify(draft), publishedNumber: draftNumber })
    .where('id', '=', id)
    .execute()
}

export async function deleteTemplate(tx: Tx, { id, templateId }: TemplateKey): Promise<void> {
  await tx.deleteFrom('printTemplate').where('id', '=', templateId).where('formId', '=', id).execute()
}
