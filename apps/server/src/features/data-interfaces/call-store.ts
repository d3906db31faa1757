import { type RefusalCode, RefusalData } from '@signet/contract'
import { countOf, newestFirst, type Reader, type TenantDb } from '@signet/db'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import type { PageRange } from '../../http/page.ts'

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])
/** The arguments of a call, stored so that it can be retried. */
const LoggedQuery = z.object({
  given: z.array(z.tuple([z.string(), value])),
  wanted: z.object({
    keyword: z.string(),
    searchIn: z.array(z.string()),
    ids: z.object({ column: z.string(), values: z.array(z.string()) }).optional(),
    offset: z.number().int(),
    limit: z.number().int(),
  }),
})
export type LoggedQuery = z.output<typeof LoggedQuery>

const Reason = RefusalData.pick({ refusal: true, params: true })

export type InterfaceCall = Readonly<{
  id: string
  interfaceId: string
  personId: string
  at: string
  milliseconds: number
  rows: number
  outcome: 'answered' | 'refused' | 'failed'
  refusal: z.output<typeof Reason> | null
  asked: LoggedQuery
  retryOf: string | null
}>

export async function insertCall(db: TenantDb, { refusal, asked, ...call }: InterfaceCall): Promise<void> {
  await db
    .insertInto('dataInterfaceCall')
    .values({ ...call, refusal: refusal && JSON.stringify(refusal), asked: JSON.stringify(asked) })
    .execute()
}

/** Refuses `dataInterfaces.callNotFound`. */
export async function findCall(db: Reader, id: string): Promise<InterfaceCall> {
  const row = await db.selectFrom('dataInterfaceCall').where('id', '=', id).selectAll().executeTakeFirst()
  if (!row) throw new Refusal<RefusalCode>('dataInterfaces.callNotFound')
  return callOf(row)
}

function callOf(
  row: Omit<InterfaceCall, 'refusal' | 'asked'> & Readonly<{ refusal: unknown; asked: unknown }>,
) {
  return { ...row, refusal: Reason.nullable().parse(row.refusal), asked: LoggedQuery.parse(row.asked) }
}

/** Returns a page of an interface's calls, newest first. */
export async function callRows(db: Reader, interfaceId: string, range: PageRange) {
  const ofInterface = db.selectFrom('dataInterfaceCall').where('interfaceId', '=', interfaceId)
  const rows = await ofInterface
    .selectAll()
    .$call(newestFirst(range, { at: 'at' }))
    .execute()
  return { rows: rows.map(callOf), total: await countOf(ofInterface) }
}

export async function forgetCalls(db: TenantDb, before: string): Promise<void> {
  await db.deleteFrom('dataInterfaceCall').where('at', '<', before).execute()
}
