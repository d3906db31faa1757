import { BillRuleSettings, type RefusalCode } from '@signet/contract'
import { isNamedLike, newestFirst, type Reader, type Tx, totalOf } from '@signet/db'
import { Refusal } from '@signet/std'
import type { PageRange } from '../../http/page.ts'

export type BillRule = Readonly<{
  id: string
  name: string
  code: string
  settings: BillRuleSettings
  changedBy: string
  changedAt: string
}>

const columns = ['id', 'name', 'code', 'settings', 'changedBy', 'changedAt'] as const
type StoredRule = Omit<BillRule, 'settings'> & Readonly<{ settings: unknown }>

/** Finds a rule by id or code. Refuses `billRules.notFound`, also for removed rules. */
export async function findRule(db: Reader, wanted: string): Promise<BillRule> {
  return ruleOrRefusal(await selectRule(db, wanted).executeTakeFirst())
}

/** Refuses `billRules.notFound`. */
export async function lockRule(tx: Tx, wanted: string): Promise<BillRule> {
  return ruleOrRefusal(await selectRule(tx, wanted).forUpdate().executeTakeFirst())
}

function selectRule(db: Reader, wanted: string) {
  return db
    .selectFrom('billRule')
    .where('removedAt', 'is', null)
    .where(({ eb, or }) => or([eb('id', '=', wanted), eb('code', '=', wanted)]))
    .orderBy(({ eb }) => eb('id', '=', wanted), 'desc')
    .select(columns)
}

function ruleOrRefusal(row: StoredRule | undefined): BillRule {
  if (!row) throw new Refusal<RefusalCode>('billRules.notFound')
  return ruleOf(row)
}

function ruleOf(row: StoredRule): BillRule {
  return { ...row, settings: BillRuleSettings.parse(row.settings) }
}

/** Returns false when the code is taken. */
export async function insertRule(tx: Tx, rule: BillRule): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('billRule')
    .values({ ...rule, settings: JSON.stringify(rule.settings) })
    .onConflict((conflict) => conflict.column('code').where('removedAt', 'is', null).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateRule(tx: Tx, { id, settings, ...change }: Omit<BillRule, 'code'>): Promise<void> {
  await tx
    .updateTable('billRule')
    .set({ ...change, settings: JSON.stringify(settings) })
    .where('id', '=', id)
    .execute()
}

export async function removeRule(tx: Tx, id: string, now: string): Promise<void> {
  await tx.updateTable('billRule').set({ removedAt: now }).where('id', '=', id).execute()
}

/** Returns a page of rules, latest change first. */
export async function ruleRows(db: Reader, range: PageRange, keyword: string | undefined) {
  const matching = db
    .selectFrom('billRule')
    .where('removedAt', 'is', null)
    .where((where) => where.or(['name', 'code'].map((column) => isNamedLike(column, keyword))))
  const rows = await matching
    .select(columns)
    .$call(newestFirst(range, { at: 'changedAt' }))
    .execute()
  return { rows: rows.map(ruleOf), total: await totalOf(db, range, matching) }
}
