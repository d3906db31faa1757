import type { LogKind, RefusalCode } from '@signet/contract'
import { containsPattern, newestFirst, type Reader, tenantSchema, totalOf } from '@signet/db'
import { Refusal } from '@signet/std'
import { type RawBuilder, sql } from 'kysely'
import type { PageRange } from '../../../http/page.ts'

/** A row of any log. */
export type LogRow = Readonly<{
  id: string
  at: string
  personId: string | null
  what: string
  target: string
  refusal: string
  /** Words of the fault itself. */
  message: string
  requestId: string
  milliseconds: number | null
  address: string
  /** Number of calls in the row; null for one. */
  count: string | null
}>

export type LogFilter = Readonly<{
  kind: LogKind
  personId?: string | undefined
  /** Undefined for everybody. */
  people?: readonly string[] | undefined
  outcome?: 'succeeded' | 'failed' | undefined
  way?: string | undefined
  from?: string | undefined
  to?: string | undefined
  keyword?: string | undefined
  /** The calls whose names hold the keyword. */
  named?: readonly string[] | undefined
  /** The things whose names hold it. */
  targets?: readonly string[] | undefined
}>

type Source = (tenant: string) => RawBuilder<LogRow>

const table = (tenant: string, name: string) => sql.id(tenantSchema(tenant), name)

/** Each log as rows of one shape. A log joins here. */
const sources: Readonly<Record<LogKind, Source>> = {
  signIns: (tenant) => sql`(select id, at, person_id, way as what, user_agent as target,
    coalesce(refusal, '') as refusal, '' as message, '' as request_id, null::integer as milliseconds, address,
    null::text as count from ${table(tenant, 'person_sign_in')})`,
  operations: (tenant) => sql`(select id, at, person_id, what, target, refusal, message, request_id,
    milliseconds, address, null::text as count from ${table(tenant, 'operation_log')})`,
  requests: (
    tenant,
  ) => sql`(select id, at, person_id, what, target, refusal, message, request_id, milliseconds,
    address, null::text as count from ${table(tenant, 'request_log')})`,
  refused: (
    tenant,
  ) => sql`(select id::text, at, person_id, what, '' as target, refusal, '' as message, request_id,
    null::integer as milliseconds, '' as address, null::text as count from ${table(tenant, 'audit_event')})`,
  faults: (tenant) => sql`(select id, at, person_id, what, '' as target, '' as refusal, message, request_id,
    null::integer as milliseconds, '' as address, null::text as count from ${table(tenant, 'fault_log')})`,
  slow: (
    tenant,
  ) => sql`(select id, at, person_id, what, '' as target, '' as refusal, '' as message, request_id,
    milliseconds, '' as address, null::text as count from ${table(tenant, 'slow_call')})`,
  keys: (tenant) => sql`(select call.id, call.at, call.person_id, call.what, key.name as target, call.refusal,
    call.message, call.request_id, call.milliseconds, call.address, nullif(call.count, 1)::text as count
    from ${table(tenant, 'access_key_call')} call join platform.access_key key on key.id = call.key_id)`,
  anonymous: () => sql`(select md5(concat_ws(' ', hour, refusal, network)) as id, hour as at,
    null::text as person_id, '' as what, '' as target, refusal, '' as message, '' as request_id,
    null::integer as milliseconds, network as address, count::text from platform.refused_call)`,
}

type Place = Readonly<{ db: Reader; tenant: string }>

/** Returns a page of a log, newest first. */
export async function logPage({ db, tenant }: Place, filter: LogFilter, range: PageRange) {
  const found = filtered(db, sources[filter.kind](tenant), filter)
  const rows = await found
    .selectAll()
    .$call(newestFirst(range, { at: 'at' }))
    .execute()
  return { rows, total: await totalOf(db, range, found) }
}

/** Returns rows for a sheet, without counting all of them for each batch. */
export function logRows(
  { db, tenant }: Place,
  filter: LogFilter,
  range: Omit<PageRange, 'most'>,
): Promise<LogRow[]> {
  return filtered(db, sources[filter.kind](tenant), filter)
    .selectAll()
    .$call(newestFirst(range, { at: 'at' }))
    .execute()
}

function filtered(db: Reader, source: RawBuilder<LogRow>, filter: LogFilter) {
  const { personId, people, outcome, way, from, to, keyword, named = [], targets = [] } = filter
  const pattern = containsPattern(keyword)
  return db
    .selectFrom(source.as('log'))
    .$if(personId !== undefined, (query) => query.where('personId', '=', personId ?? ''))
    .$if(people !== undefined, (query) =>
      query.where(sql<boolean>`person_id = any(${[...(people ?? [])]}::text[])`),
    )
    .$if(outcome !== undefined, (query) => query.where('refusal', outcome === 'succeeded' ? '=' : '!=', ''))
    .$if(way !== undefined, (query) => query.where('what', '=', way ?? ''))
    .$if(from !== undefined, (query) => query.where('at', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('at', '<', to ?? ''))
    .$if(keyword !== undefined && keyword !== '', (query) =>
      query.where(({ eb, or }) =>
        or([
          ...(['what', 'target', 'refusal', 'message', 'requestId', 'address'] as const).map((column) =>
            eb(column, 'ilike', pattern),
          ),
          sql<boolean>`what = any(${[...named]}::text[])`,
          sql<boolean>`target = any(${[...targets]}::text[])`,
        ]),
      ),
    )
}

/** Refuses `logs.notFound`. */
export async function findStack(db: Reader, id: string): Promise<string> {
  const row = await db.selectFrom('faultLog').where('id', '=', id).select('stack').executeTakeFirst()
  if (!row) throw new Refusal<RefusalCode>('logs.notFound')
  return row.stack
}
