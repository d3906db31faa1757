import { InterfaceAudience, InterfaceQuestion, type RefusalCode } from '@signet/contract'
import { isNamedLike, newestFirst, type Reader, type Tx, totalOf } from '@signet/db'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import type { PageRange } from '../../http/page.ts'

const SealedHeaders = z.record(z.string(), z.string())

export type DataInterface = Readonly<{
  id: string
  name: string
  code: string
  category: string
  question: InterfaceQuestion
  /** Secret headers by lower-case name. */
  sealedHeaders: Readonly<Record<string, string>>
  audience: InterfaceAudience
  changedBy: string
  changedAt: string
}>

/** What administrators edit. */
export function editedPartOf({ name, category, question, sealedHeaders, audience }: DataInterface) {
  return { name, category, question, sealedHeaders, audience }
}

const columns = [
  'id',
  'name',
  'code',
  'category',
  'question',
  'sealedHeaders',
  'audience',
  'changedBy',
  'changedAt',
] as const
type StoredInterface = Omit<DataInterface, 'question' | 'sealedHeaders' | 'audience'> &
  Readonly<{ question: unknown; sealedHeaders: unknown; audience: unknown }>

function interfaceOf(row: StoredInterface): DataInterface {
  return {
    ...row,
    question: InterfaceQuestion.parse(row.question),
    sealedHeaders: SealedHeaders.parse(row.sealedHeaders),
    audience: InterfaceAudience.parse(row.audience),
  }
}

/** Finds an interface by id or code. Refuses `dataInterfaces.notFound`. */
export async function findInterface(db: Reader, wanted: string): Promise<DataInterface> {
  const row = await selectInterface(db, wanted).executeTakeFirst()
  if (!row) throw new Refusal<RefusalCode>('dataInterfaces.notFound')
  return interfaceOf(row)
}

/** Refuses `dataInterfaces.notFound`. */
export async function lockInterface(tx: Tx, wanted: string): Promise<DataInterface> {
  const row = await selectInterface(tx, wanted).forUpdate().executeTakeFirst()
  if (!row) throw new Refusal<RefusalCode>('dataInterfaces.notFound')
  return interfaceOf(row)
}

function selectInterface(db: Reader, wanted: string) {
  return db
    .selectFrom('dataInterface')
    .where(({ eb, or }) => or([eb('id', '=', wanted), eb('code', '=', wanted)]))
    .orderBy(({ eb }) => eb('id', '=', wanted), 'desc')
    .select(columns)
}

function columnValuesOf({ question, sealedHeaders, audience }: Omit<DataInterface, 'id' | 'code'>) {
  return {
    question: JSON.stringify(question),
    sealedHeaders: JSON.stringify(sealedHeaders),
    audience: JSON.stringify(audience),
    sourceId: question.source.kind === 'sql' ? question.source.sourceId : null,
  }
}

/** Returns false when the code is taken. Refuses `dataInterfaces.sourceNotFound`. */
export async function insertInterface(tx: Tx, row: DataInterface): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('dataInterface')
    .values({ ...row, ...columnValuesOf(row) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst()
    .catch(refuseMissingSource)
  return numInsertedOrUpdatedRows === 1n
}

/** Refuses `dataInterfaces.sourceNotFound`. */
export async function updateInterface(tx: Tx, { id, ...row }: Omit<DataInterface, 'code'>): Promise<void> {
  await tx
    .updateTable('dataInterface')
    .set({ ...row, ...columnValuesOf(row) })
    .where('id', '=', id)
    .execute()
    .catch(refuseMissingSource)
}

const foreignKeyViolation = '23503'

function refuseMissingSource(error: unknown): never {
  if ((error as { code?: unknown }).code !== foreignKeyViolation) throw error
  throw new Refusal<RefusalCode>('dataInterfaces.sourceNotFound')
}

/** Returns the name of a synchronization that reads an interface. */
export async function syncOfInterface(db: Reader, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('dataSync').where('interfaceId', '=', id).select('name').executeTakeFirst()
  return row?.name
}

export async function deleteInterface(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('dataInterface').where('id', '=', id).execute()
}

/**
 * Returns a page of interfaces, latest change first, with their numbers of calls and failures since an
 * instant.
 */
export async function interfaceRowsPage(
  db: Reader,
  range: PageRange,
  { keyword, since }: Readonly<{ keyword?: string | undefined; since: string }>,
) {
  const matching = db
    .selectFrom('dataInterface')
    .where((where) => where.or(['name', 'code', 'category'].map((column) => isNamedLike(column, keyword))))
  const rows = await matching
    .select(columns)
    .select((select) => {
      const calls = select
        .selectFrom('dataInterfaceCall')
        .whereRef('dataInterfaceCall.interfaceId', '=', 'dataInterface.id')
        .where('dataInterfaceCall.at', '>=', since)
        .select((count) => count.fn.countAll<string>().as('count'))
      return [calls.as('calls'), calls.where('outcome', '=', 'failed').as('failures')]
    })
    .$call(newestFirst(range, { at: 'changedAt' }))
    .execute()
  return {
    rows: rows.map(({ calls, failures, ...row }) => ({
      ...interfaceOf(row),
      calls: Number(calls),
      failures: Number(failures),
    })),
    total: await totalOf(db, range, matching),
  }
}
