import type { Reader, Tx } from '@signet/db'
import { isSameJson } from '@signet/std'
import { sql } from 'kysely'
import { availabilityOf, isFormOf, isListed } from '../../../publication/index.ts'
import { withoutTranslated } from '../describe-design.ts'
import type { Labelled } from '../label-store.ts'

/** Serializes changes of the categories of a company, so that none comes to be in itself. */
export async function lockCategories(tx: Tx, tenant: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`categories ${tenant}`}, 0))`.execute(tx)
}

type Row = Readonly<{ name: string; parent: string | null; nameTw: string; nameEn: string }>

export async function insertCategory(tx: Tx, row: Row): Promise<void> {
  await tx.insertInto('designCategory').values(row).execute()
}

/** Changes a row; categories in it follow a new name. */
export async function updateCategory(tx: Tx, name: string, change: Partial<Row>): Promise<void> {
  await tx.updateTable('designCategory').set(change).where('name', '=', name).execute()
}

/** Moves the categories directly in one into another, or to the top. */
export async function moveCategoriesBelow(tx: Tx, from: string, parent: string | null): Promise<void> {
  await tx.updateTable('designCategory').set({ parent }).where('parent', '=', from).execute()
}

export async function removeCategory(tx: Tx, name: string): Promise<void> {
  await tx.deleteFrom('designCategory').where('name', '=', name).execute()
}

const kinds = ['flow', 'form'] as const

/** Counts the designs of a category that are not deleted. */
export async function countDesignsIn(tx: Reader, category: string): Promise<number> {
  let count = 0
  for (const kind of kinds) {
    const { found } = await tx
      .selectFrom(kind)
      .where('category', '=', category)
      .where(availabilityOf(kind), '!=', 'deleted')
      .select((select) => select.fn.countAll<string>().as('found'))
      .executeTakeFirstOrThrow()
    count += Number(found)
  }
  return count
}

/** Whether a flow or form has the category, even a deleted one. */
export async function hasDesigns(tx: Reader, category: string): Promise<boolean> {
  for (const kind of kinds)
    if (await tx.selectFrom(kind).where('category', '=', category).select('id').executeTakeFirst())
      return true
  return false
}

/** Counts the designs of a list by category. */
export async function countByCategory(
  tx: Reader,
  of: Labelled,
  availability: Parameters<typeof isListed>[1],
): Promise<ReadonlyMap<string, number>> {
  const kind = of === 'flows' ? 'flow' : 'form'
  const rows = await tx
    .selectFrom(kind)
    .where(isListed(kind, availability))
    .$if(of !== 'flows', (forms) => forms.where(isFormOf(of === 'dataViews' ? 'dataViews' : 'forms')))
    .groupBy('category')
    .select((select) => ['category', select.fn.countAll<string>().as('found')])
    .execute()
  return new Map(rows.map(({ category, found }) => [category, Number(found)]))
}

type Change = Readonly<{ to: string; changedBy: string; changedAt: string }>

/** Gives all designs of a category another one, deleted designs too, since they can be restored. */
export async function categoriseAll(tx: Tx, from: string, change: Change): Promise<void> {
  for (const kind of kinds) {
    const designs = await tx
      .selectFrom(kind)
      .where('category', '=', from)
      .orderBy('id')
      .select(['id', 'draft', 'isChanged'])
      .forUpdate()
      .execute()
    for (const design of designs) await categoriseOne(tx, { kind, ...design }, change)
  }
}

type Design = Readonly<{ kind: 'flow' | 'form'; id: string; draft: unknown; isChanged: boolean }>

/** Gives a locked design another category; what the old one is called in other languages leaves the draft. */
export async function categoriseOne(
  tx: Tx,
  { kind, id, draft, isChanged }: Design,
  { to: category, ...change }: Change,
): Promise<void> {
  const before = draft as Readonly<Record<string, unknown>>
  const next = withoutTranslated('category', before)
  await tx
    .updateTable(kind)
    .set({
      ...{ category, draft: JSON.stringify(next), ...change },
      isChanged: isChanged || !isSameJson(next, before),
    })
    .where('id', '=', id)
    .execute()
}
