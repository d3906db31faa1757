import type { Reader, Tx } from '@signet/db'
import { type RawBuilder, sql } from 'kysely'

/** Cases of a flow launched since an instant; uses the index `flow_case_launched`. */
export type FigureFilter = Readonly<{ flowId: string; since: string }>

function chosen(tx: Pick<Tx, 'selectFrom'>, { flowId, since }: FigureFilter) {
  return tx
    .selectFrom('flowCase as case')
    .where('case.flowId', '=', flowId)
    .where('case.launchedAt', '>=', since)
}

const lasted = sql`extract(epoch from ended_at - launched_at)`

export async function totalsOf(tx: Reader, request: FigureFilter) {
  return chosen(tx, request)
    .select([
      sql<number>`count(*)::int`.as('launched'),
      sql<number>`count(ended_at)::int`.as('ended'),
      sql<number>`(count(*) filter (where status = 'running'))::int`.as('running'),
      sql<number>`(count(*) filter (where status = 'approved'))::int`.as('approved'),
      sql<number | null>`(percentile_cont(0.5) within group (order by ${lasted}))::float8`.as('median'),
      sql<number | null>`(percentile_cont(0.9) within group (order by ${lasted}))::float8`.as('p90'),
    ])
    .executeTakeFirstOrThrow()
}

export type VolumeUnit = 'day' | 'week' | 'month'

type VolumeQuestion = FigureFilter & Readonly<{ by: VolumeUnit; timeZone: string; now: string }>

/** Cases by time of launch, without gaps: from the start of the period, or by month from the first case. */
export async function volumeOf(tx: Reader, { by, timeZone, now, ...asked }: VolumeQuestion) {
  const zone = sql.lit(timeZone)
  const startOf = (at: RawBuilder<unknown>) =>
    sql<string>`date_trunc(${sql.lit(by)}, ${at}::timestamptz at time zone ${zone})`
  const launch = startOf(sql.ref('launched_at'))
  const first =
    by === 'month' ? sql`(select min(start) from counted)` : startOf(sql`${asked.since}::timestamptz`)
  const length = sql`${sql.lit(`1 ${by}`)}::interval`
  return tx
    .with('counted', (db) =>
      chosen(db, asked)
        .groupBy(launch)
        .select([
          launch.as('start'),
          sql<number>`count(*)::int`.as('launched'),
          sql<number>`count(ended_at)::int`.as('ended'),
        ]),
    )
    .with('slot', (db) =>
      db.selectNoFrom(
        sql<string>`generate_series(${first}, ${startOf(sql`${now}::timestamptz`)}, ${length})`.as('start'),
      ),
    )
    .selectFrom('slot')
    .leftJoin('counted', 'counted.start', 'slot.start')
    .select([
      sql<string>`to_char(slot.start, 'YYYY-MM-DD')`.as('from'),
      sql<string>`greatest(slot.start at time zone ${zone}, ${asked.since}::timestamptz)`.as('since'),
      sql<string>`(slot.start + ${length}) at time zone ${zone} - interval '1 millisecond'`.as('until'),
      sql<number>`coalesce(counted.launched, 0)`.as('launched'),
      sql<number>`coalesce(counted.ended, 0)`.as('ended'),
    ])
    .orderBy('slot.start')
    .execute()
}

export async function returnsOf(tx: Reader, filter: FigureFilter) {
  return chosen(tx, filter)
    .innerJoin('flowTask as task', 'task.caseId', 'case.id')
    .where('task.decision', '=', 'returned')
    .select([
      sql<number>`count(*)::int`.as('times'),
      sql<number>`count(distinct task.case_id)::int`.as('cases'),
    ])
    .executeTakeFirstOrThrow()
}

/** Measures a visit from its first task to its last decision, or until now if open. */
export async function nodesOf(tx: Reader, { now, ...asked }: FigureFilter & Readonly<{ now: string }>) {
  return tx
    .with('visit', (db) =>
      chosen(db, asked)
        .innerJoin('flowTask as task', 'task.caseId', 'case.id')
        .where('task.stage', '!=', 'waiting')
        .groupBy(['task.node', 'task.caseId', 'task.round'])
        .select([
          'task.node',
          'task.caseId',
          sql<string>`max(task.node_name)`.as('name'),
          sql<number>`extract(epoch from max(coalesce(task.closed_at, ${now}::timestamptz)) - min(task.opened_at))`.as(
            'waited',
          ),
        ]),
    )
    .selectFrom('visit')
    .groupBy('node')
    .select([
      'node',
      sql<string>`max(name)`.as('name'),
      sql<number>`count(*)::int`.as('visits'),
      sql<number>`(percentile_cont(0.5) within group (order by waited))::float8`.as('median'),
      sql<number>`(percentile_cont(0.9) within group (order by waited))::float8`.as('p90'),
      sql<number>`sum(waited)::float8`.as('total'),
      sql<string[]>`(array_agg(case_id order by waited desc))[1:5]`.as('caseIds'),
    ])
    .orderBy('total', 'desc')
    .limit(50)
    .execute()
}

/** Returns the most frequent sequences of decisions of ended cases, as JSON. */
export async function variantsOf(tx: Reader, request: FigureFilter) {
  const decision = sql`json_build_array(task.node_name, task.decision) order by task.closed_at, task.id`
  return tx
    .with('way', (db) =>
      chosen(db, request)
        .leftJoin('flowTask as task', (join) =>
          join.onRef('task.caseId', '=', 'case.id').on('task.decision', 'is not', null),
        )
        .where('case.endedAt', 'is not', null)
        .groupBy('case.id')
        .select([
          'case.id',
          sql<string>`coalesce(json_agg(${decision}) filter (where task.id is not null), '[]')::text`.as(
            'steps',
          ),
        ]),
    )
    .selectFrom('way')
    .groupBy('steps')
    .select([
      'steps',
      sql<number>`count(*)::int`.as('cases'),
      sql<string[]>`(array_agg(id order by id desc))[1:5]`.as('caseIds'),
      sql<number>`(sum(count(*)) over ())::int`.as('all'),
      sql<number>`(count(*) over ())::int`.as('kinds'),
    ])
    .orderBy('cases', 'desc')
    .orderBy('steps')
    .limit(12)
    .execute()
}

/** Returns the name of a flow, and its draft, which names the steps. */
export function namedFlow(tx: Reader, flowId: string) {
  return tx
    .selectFrom('flow')
    .where('id', '=', flowId)
    .select(['name', 'translations', 'draft'])
    .executeTakeFirst()
}

export async function titlesOf(tx: Reader, caseIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (caseIds.length === 0) return new Map()
  const rows = await tx.selectFrom('flowCase').where('id', 'in', caseIds).select(['id', 'title']).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}
