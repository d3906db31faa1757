import { type RefusalCode, RefusalData } from '@signet/contract'
import { newestFirst, type Reader, type TenantDb, totalOf } from '@signet/db'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import type { PageRange } from '../../http/page.ts'
import type { Server } from '../../server.ts'
import type { Asker, InterfaceQuery } from './ask-interface.ts'
import type { FoundRows } from './kinds/index.ts'

type CallEntry = Readonly<{
  asker: Asker
  interfaceId: string
  asked: InterfaceQuery
  retryOf: string | null
}>

/**
 * Calls an interface and logs caller, duration and outcome in a separate transaction, so that a rollback
 * keeps the entry.
 */
export async function callWithLog(
  server: Server,
  noted: CallEntry,
  ask: () => Promise<FoundRows>,
): Promise<FoundRows> {
  const begun = performance.now()
  const outcome = await ask().then(
    (found) => ({ found }),
    (error: unknown) => ({ error }),
  )
  await logCall(server, noted, {
    milliseconds: Math.round(performance.now() - begun),
    rows: 'found' in outcome ? outcome.found.rows.length : 0,
    ...('found' in outcome ? { outcome: 'answered', refusal: null } : outcomeOfError(outcome.error)),
  })

  if ('error' in outcome) throw outcome.error
  return outcome.found
}

type Outcome = Pick<InterfaceCall, 'milliseconds' | 'rows' | 'outcome' | 'refusal'>

async function logCall(server: Server, { asker, interfaceId, asked, retryOf }: CallEntry, outcome: Outcome) {
  const { tenant, personId, now: at } = asker
  const { given, wanted } = asked
  const { narrowing: _narrowing, ...again } = wanted
  await insertCall(server.db.beside(tenant), {
    id: server.newId(),
    interfaceId,
    personId,
    at,
    ...outcome,
    asked: {
      given: Array.from(given, ([name, value]) => [name, value ?? null]),
      wanted: {
        ...again,
        searchIn: [...wanted.searchIn],
        ids: wanted.ids && { ...wanted.ids, values: [...wanted.ids.values] },
      },
    },
    retryOf,
  })
}

/** Refusals caused by the caller; a retry cannot succeed. */
const ownMistakes: ReadonlySet<string> = new Set([
  'dataInterfaces.notAllowed',
  'dataInterfaces.parameterMissing',
  'dataInterfaces.parameterInvalid',
  'dataInterfaces.columnUnknown',
])

function outcomeOfError(error: unknown): Pick<Outcome, 'outcome' | 'refusal'> {
  const { code, params } = error instanceof Refusal ? error : { code: 'server.failed', params: {} }
  return {
    outcome: ownMistakes.has(code) ? 'refused' : 'failed',
    refusal: { refusal: code, params: { ...params } },
  }
}

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])
/** The arguments of a call, stored so that it can be retried. */
const LoggedQuery = z.object({
  given: z.array(z.tuple([z.string(), value])),
  wanted: z.object({
    keyword: z.string().optional(),
    searchIn: z.array(z.string()),
    ids: z.object({ column: z.string(), values: z.array(z.string()) }).optional(),
    offset: z.number().int(),
    limit: z.number().int(),
  }),
})
export type LoggedQuery = z.output<typeof LoggedQuery>

const Reason = RefusalData.pick({ refusal: true, params: true })

type InterfaceCall = Readonly<{
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

async function insertCall(db: TenantDb, { refusal, asked, ...call }: InterfaceCall): Promise<void> {
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
  return { rows: rows.map(callOf), total: await totalOf(db, range, ofInterface) }
}

async function forgetCalls(db: TenantDb, before: string): Promise<void> {
  await db.deleteFrom('dataInterfaceCall').where('at', '<', before).execute()
}

/** Deletes calls made before an instant. */
export async function forgetOldCalls({ db }: Server, tenant: string, before: string): Promise<void> {
  await forgetCalls(db.tenant(tenant), before)
}

/** Hides the database's error message, which describes its tables, from everyone but administrators. */
export function hideReason(error: unknown): never {
  const tells = error instanceof Refusal && error.code === 'dataInterfaces.statementFailed'
  throw tells ? new Refusal<RefusalCode>('dataInterfaces.statementFailed', { reason: 'none' }) : error
}
