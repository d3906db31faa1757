import type { RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Availability } from '../../publication/index.ts'
import type { Server } from '../../server.ts'

export type DesignReference = Readonly<{ kind: 'flow' | 'form'; id: string }>

/** Locks a design, so that two administrators change it one after the other. Refuses `design.notFound`. */
export async function lockDesign(tx: Tx, { kind, id }: DesignReference) {
  const row = await tx
    .selectFrom(kind)
    .where('id', '=', id)
    .select(['id', 'name', 'code', 'category', 'icon', 'iconColor', 'draft', 'isChanged', 'ownerId'])
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal<RefusalCode>('design.notFound')
  return { ...row, draft: row.draft as Readonly<Record<string, unknown>> }
}

type Description = Readonly<{
  name: string
  category: string
  tags: string[]
  ownerId: string | null
  icon: string
  iconColor: string
  draft: unknown
  isChanged: boolean
  changedBy: string
  changedAt: string
}>

export async function updateDescription(tx: Tx, { kind, id }: DesignReference, change: Description) {
  await tx
    .updateTable(kind)
    .set({ ...change, draft: JSON.stringify(change.draft) })
    .where('id', '=', id)
    .execute()
}

type Change = Readonly<{ availability: Availability; byId: string; at: string }>

export async function updateAvailability(
  tx: Tx,
  { kind, id: subject }: DesignReference,
  { availability, ...change }: Change,
): Promise<void> {
  await tx.deleteFrom('unavailableDesign').where('kind', '=', kind).where('subject', '=', subject).execute()
  if (availability === 'inUse') return
  await tx
    .insertInto('unavailableDesign')
    .values({ kind, subject, availability, ...change })
    .execute()
}

type CopiedForm = Readonly<{ from: string; to: string; changedBy: string; changedAt: string }>

/** Copies the draft of a form's list, if there is one. */
export async function copyListDraft(tx: Tx, { from, to, ...change }: CopiedForm): Promise<void> {
  const list = await tx.selectFrom('listDesign').where('formId', '=', from).select('draft').executeTakeFirst()
  if (!list) return
  await tx
    .insertInto('listDesign')
    .values({ formId: to, draft: JSON.stringify(list.draft), ...change })
    .execute()
}

type CopiedFlow = Readonly<{
  from: string
  id: string
  name: string
  code: string
  draft: unknown
  changedBy: string
  changedAt: string
}>

/** Copies a flow with its test cases. Returns whether the code was free. */
export async function insertFlowCopy(tx: Tx, { from, ...copy }: CopiedFlow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('flow')
    .columns([
      ...(['id', 'name', 'code', 'draft', 'changedBy', 'changedAt', 'ownerId'] as const),
      ...(['category', 'icon', 'iconColor', 'formId', 'tests', 'testRule'] as const),
    ])
    .expression((select) =>
      select
        .selectFrom('flow')
        .where('id', '=', from)
        .select(({ val, cast }) => [
          val(copy.id).as('id'),
          val(copy.name).as('name'),
          val(copy.code).as('code'),
          cast<unknown>(val(JSON.stringify(copy.draft)), 'jsonb').as('draft'),
          val(copy.changedBy).as('changedBy'),
          cast<string>(val(copy.changedAt), 'timestamptz').as('changedAt'),
          val(copy.changedBy).as('ownerId'),
        ])
        .select(['category', 'icon', 'iconColor', 'formId', 'tests', 'testRule']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Deletes what was deleted before `until`, unless something depends on it again. Forms that were once published stay,
 * because their tables are kept.
 */
export async function forgetDeletedDesigns({ db }: Server, tenant: string, until: string): Promise<void> {
  await db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      await forgetFlows(tx, until)
      await forgetForms(tx, until)
    })
}

async function forgetFlows(tx: Tx, until: string): Promise<void> {
  const rows = await tx
    .selectFrom('flow')
    .innerJoin('unavailableDesign as gone', 'gone.subject', 'flow.id')
    .where('gone.kind', '=', 'flow')
    .where('gone.availability', '=', 'deleted')
    .where('gone.at', '<', until)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('flowCase').whereRef('flowCase.flowId', '=', 'flow.id').select('flowCase.id'))),
    )
    .select('flow.id')
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await tx.updateTable('flow').set({ publishedVersionId: null }).where('id', 'in', ids).execute()
  await tx.deleteFrom('flowVersion').where('flowId', 'in', ids).execute()
  await tx.deleteFrom('flow').where('id', 'in', ids).execute()
  await forgetRows(tx, 'flow', ids)
}

async function forgetForms(tx: Tx, until: string): Promise<void> {
  const rows = await tx
    .selectFrom('form')
    .innerJoin('unavailableDesign as gone', 'gone.subject', 'form.id')
    .where('gone.kind', '=', 'form')
    .where('gone.availability', '=', 'deleted')
    .where('gone.at', '<', until)
    .where('form.publishedVersion', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('flow').whereRef('flow.formId', '=', 'form.id').select('flow.id'))),
    )
    .select('form.id')
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await tx.deleteFrom('listDesign').where('formId', 'in', ids).execute()
  await tx.deleteFrom('form').where('id', 'in', ids).execute()
  await forgetRows(tx, 'form', ids)
}

async function forgetRows(tx: Tx, kind: DesignReference['kind'], ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('unavailableDesign').where('kind', '=', kind).where('subject', 'in', ids).execute()
}
