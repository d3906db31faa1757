import type { RefusalCode } from '@signet/contract'
import { prepared, type Reader, type Tx } from '@signet/db'
import type { TableShape } from '@signet/form'
import { Refusal } from '@signet/std'
import { isFlowStopped, isNot } from '../../publication/availability-store.ts'
import { flowParams } from '../../publication/flow-names.ts'
import { holdFlow } from '../../publication/hold-flow.ts'

/** Returns the stored flow version and its pinned form version. */
export async function loadDesign(tx: Reader, flowVersionId: string) {
  const row = await tx
    .selectFrom('flowVersion')
    .innerJoin('formVersion', 'formVersion.id', 'flowVersion.formVersionId')
    .where('flowVersion.id', '=', flowVersionId)
    .select([
      'flowVersion.id as flowVersionId',
      'flowVersion.flowId',
      'formVersion.formId',
      'flowVersion.definition as flowDefinition',
      'formVersion.definition as formDefinition',
      'formVersion.tables',
    ])
    .executeTakeFirst()
  if (!row) throw new Refusal<RefusalCode>('approvals.flowNotFound')

  // Only publishing a form writes this column.
  return { ...row, tables: row.tables as readonly TableShape[] }
}

/** Returns the ids of the flows on a form. */
export async function flowsOfForm(tx: Reader, formId: string): Promise<readonly string[]> {
  const rows = await tx.selectFrom('flow').where('formId', '=', formId).select('id').execute()
  return rows.map(({ id }) => id)
}

/** Returns a published flow, even a stopped one; `formState` counts the table changes of its form. */
export async function findPublishedFlow(tx: Reader, flowId: string) {
  return (await publishedById(tx, { flowId }))[0]
}

const publishedById = prepared((tx, { flowId }: { flowId: string }) =>
  published(tx).where('flow.id', '=', flowId),
)

/** Refuses `approvals.flowStopped` for a draft of a stopped flow; any other flow stays in use meanwhile. */
export async function refuseStoppedDraft(tx: Tx, caseId: string): Promise<void> {
  const draft = await tx
    .selectFrom('flowCase')
    .where('id', '=', caseId)
    .where('status', '=', 'draft')
    .select('flowId')
    .executeTakeFirst()
  if (!draft) return

  await holdFlow(tx, draft.flowId)
  const stopped = await tx
    .selectFrom('flow')
    .where('flow.id', '=', draft.flowId)
    .where(isFlowStopped())
    .select(['flow.name', 'flow.translations'])
    .executeTakeFirst()
  if (stopped) throw new Refusal<RefusalCode>('approvals.flowStopped', flowParams(stopped))
}

/** Returns every published flow, stopped ones too. */
export function allPublishedFlows(tx: Reader) {
  return published(tx).orderBy('flow.category').orderBy('flow.name').execute()
}

/** Returns every published flow that is not stopped, with the person's favourites and number of uses. */
export function publishedFlows(tx: Reader, personId: string) {
  return published(tx)
    .where(isNot(isFlowStopped()))
    .select((select) => [
      select
        .exists(
          select
            .selectFrom('flowFavourite')
            .whereRef('flowFavourite.flowId', '=', 'flow.id')
            .where('flowFavourite.personId', '=', personId),
        )
        .as('isFavourite'),
      select
        .selectFrom('flowCase')
        .whereRef('flowCase.flowId', '=', 'flow.id')
        .where('flowCase.starterId', '=', personId)
        .where('flowCase.launchedAt', 'is not', null)
        .select((count) => count.fn.countAll<string>().as('count'))
        .as('timesUsed'),
    ])
    .orderBy('flow.category')
    .orderBy('flow.name')
    .execute()
}

export async function setFavourite(
  tx: Tx,
  { personId, flowId, isFavourite }: Readonly<{ personId: string; flowId: string; isFavourite: boolean }>,
): Promise<void> {
  if (isFavourite)
    await tx
      .insertInto('flowFavourite')
      .values({ personId, flowId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await tx
      .deleteFrom('flowFavourite')
      .where('personId', '=', personId)
      .where('flowId', '=', flowId)
      .execute()
}

function published(tx: Reader) {
  return tx
    .selectFrom('flow')
    .innerJoin('form', 'form.id', 'flow.formId')
    .where('flow.publishedVersionId', 'is not', null)
    .select([
      'flow.id',
      'flow.name',
      'flow.code',
      'flow.category',
      'flow.translations',
      'flow.icon',
      'flow.iconColor',
      'flow.publishedVersionId',
      'form.publishedVersion as formState',
    ])
    .select(isFlowStopped().$castTo<boolean>().as('isStopped'))
}
