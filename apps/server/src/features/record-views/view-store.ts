import type { RefusalCode, ViewSettings } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'

export type ViewRow = Readonly<{
  id: string
  name: string
  ownerId: string
  asks: ViewSettings
  isPublished: boolean
}>
type ViewReader = Readonly<{ formId: string; personId: string }>

/** Returns published views, then the person's own, each by name. */
export async function viewsFor(db: Reader, looker: ViewReader): Promise<ViewRow[]> {
  const rows = await pickable(db, looker)
    .orderBy('isPublished', 'desc')
    .orderBy('view.name')
    .orderBy('view.id')
    .execute()
  return rows.map(readRow)
}

/** Returns a published or own view. Refuses `recordViews.notFound`, also for views of others. */
export async function viewFor(db: Reader, id: string, looker: ViewReader): Promise<ViewRow> {
  const row = await pickable(db, looker).where('view.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal<RefusalCode>('recordViews.notFound')
  return readRow(row)
}

export async function countOwnViews(db: Reader, { formId, personId }: ViewReader): Promise<number> {
  const { count } = await db
    .selectFrom('recordView')
    .where('formId', '=', formId)
    .where('ownerId', '=', personId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

type NewView = Omit<ViewRow, 'isPublished'> & Readonly<{ formId: string; createdAt: string }>

/** Refuses `recordViews.nameTaken`. */
export async function insertView(tx: Tx, { asks, ...view }: NewView): Promise<void> {
  await tx
    .insertInto('recordView')
    .values({ ...view, asks: JSON.stringify(asks), changedAt: view.createdAt })
    .execute()
    .catch(refuseTaken(view.name))
}

type Change = Readonly<{ name?: string | undefined; asks?: ViewSettings | undefined; changedAt: string }>

/** Refuses `recordViews.nameTaken`. */
export async function updateView(tx: Tx, id: string, { name, asks, changedAt }: Change): Promise<void> {
  await tx
    .updateTable('recordView')
    .set({ changedAt, ...(name && { name }), ...(asks && { asks: JSON.stringify(asks) }) })
    .where('id', '=', id)
    .execute()
    .catch(refuseTaken(name ?? ''))
}

export async function deleteView(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('recordView').where('id', '=', id).execute()
}

export async function publish(
  tx: Tx,
  publication: Readonly<{ viewId: string; publishedBy: string; publishedAt: string }>,
): Promise<void> {
  await tx
    .insertInto('recordViewPublication')
    .values(publication)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function withdraw(tx: Tx, viewId: string): Promise<void> {
  await tx.deleteFrom('recordViewPublication').where('viewId', '=', viewId).execute()
}

function pickable(db: Reader, { formId, personId }: ViewReader) {
  return db
    .selectFrom('recordView as view')
    .leftJoin('recordViewPublication as publication', 'publication.viewId', 'view.id')
    .where('view.formId', '=', formId)
    .where((eb) => eb.or([eb('view.ownerId', '=', personId), eb('publication.viewId', 'is not', null)]))
    .select(['view.id', 'view.name', 'view.ownerId', 'view.asks'])
    .select((eb) => eb('publication.viewId', 'is not', null).as('isPublished'))
}

type StoredView = Omit<ViewRow, 'asks' | 'isPublished'> & Readonly<{ asks: unknown; isPublished: unknown }>

/** The contract's schema checked it before it was stored. */
function readRow({ asks, isPublished, ...view }: StoredView): ViewRow {
  return { ...view, asks: asks as ViewSettings, isPublished: isPublished === true }
}

const uniqueViolation = '23505'

function refuseTaken(name: string) {
  return (error: unknown): never => {
    if ((error as { code?: unknown }).code !== uniqueViolation) throw error
    throw new Refusal<RefusalCode>('recordViews.nameTaken', { name })
  }
}

/** Returns the person's default view of a list. */
export async function defaultViewOf(
  db: Reader,
  { formId, personId }: ViewReader,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('recordViewDefault')
    .where('personId', '=', personId)
    .where('formId', '=', formId)
    .select('viewId')
    .executeTakeFirst()
  return found?.viewId
}

type ViewChoice = ViewReader & Readonly<{ viewId: string }>

export async function keepDefault(tx: Tx, chosen: ViewChoice): Promise<void> {
  await tx
    .insertInto('recordViewDefault')
    .values(chosen)
    .onConflict((conflict) => conflict.columns(['personId', 'formId']).doUpdateSet({ viewId: chosen.viewId }))
    .execute()
}

/** Keeps a default that was changed meanwhile. */
export async function dropDefault(tx: Tx, { formId, personId, viewId }: ViewChoice): Promise<void> {
  await tx
    .deleteFrom('recordViewDefault')
    .where('personId', '=', personId)
    .where('formId', '=', formId)
    .where('viewId', '=', viewId)
    .execute()
}
