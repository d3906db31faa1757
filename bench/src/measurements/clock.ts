import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startProduct } from '@signet/e2e/product'
import pg from 'pg'
import { foundCompany } from '../company.ts'
import { openServer } from '../database-server.ts'
import { withTimeLimit } from '../designs.ts'
import { type Figure, type Measurement, rowsOption } from '../figure.ts'
import { multiplyCase } from '../multiply-case.ts'
import { percentile, runInParallel } from '../timing.ts'

/** How many limits end at once, unless `--rows due=1000` says otherwise. */
const usuallyDue = 10_000
/** How many cases wait meanwhile, unless `--rows waiting=10000` says otherwise. */
const usuallyWaiting = 100_000
const few = 20
/** How many timers the clock runs at once. */
const concurrency = 4
const second = 1000

/** The delay of time limits that end in an automatic decision: from the due time to the event. */
export const clock: Measurement = {
  name: 'clock',
  about: 'how late time limits end: many at one moment, and a few among very many that wait',
  run: async (options) => {
    const server = await openServer(options.database)
    const databaseUrl = await server.newDatabase('clock')
    const dataDir = await mkdtemp(join(tmpdir(), 'signet-clock-'))
    const product = await startProduct({ databaseUrl, dataDir })
    const database = new pg.Pool({ connectionString: databaseUrl, max: concurrency })
    try {
      const { flowId, starter } = await foundCompany(product, withTimeLimit)
      const { caseId } = await starter.approvals.launch({
        flowId,
        values: { reason: 'Claim', amount: '12.50' },
      })
      const [due, waiting] = [
        rowsOption(options, 'due', usuallyDue),
        rowsOption(options, 'waiting', usuallyWaiting),
      ]
      const rows = due + waiting + 1
      const schema = await multiplyCase(database, { caseId, rows, with: ['flow_event', 'flow_task'] })
      const scene = { database, schema }
      await postponeLimits(scene, caseId)
      const among = await measureDelays(scene, await endLimitsSoon(scene, few), few)
      const many = await measureDelays(scene, await endLimitsSoon(scene, due), due)
      const bare = await timePlainUpdates(scene, due)
      return [
        figure(`among.${waiting}`, percentile(among, 100), { beside: `a look every second, ${few} due` }),
        figure(`due.${due}.first`, percentile(many, 0), { beside: 'a look every second' }),
        figure(`due.${due}.median`, percentile(many, 50), {}),
        figure(`due.${due}.last`, percentile(many, 100), {
          beside: `as many plain updates, ${concurrency} at a time`,
          ratio: percentile(many, 100) / bare,
        }),
      ]
    } finally {
      await database.end()
      await product.stop()
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

type Scene = Readonly<{ database: pg.Pool; schema: string }>

/** Makes every copy wait for a year. */
async function postponeLimits({ database, schema }: Scene, caseId: string): Promise<void> {
  await database.query(
    `update ${schema}.flow_case set due_at = due_at + interval '1 year',
       state = replace(state, $2, to_char((due_at + interval '1 year') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
     where id <> $1`,
    [caseId, (await readLimit({ database, schema }, caseId)).toISOString()],
  )
  await database.query(`vacuum analyze ${schema}.flow_case`)
}

async function readLimit({ database, schema }: Scene, caseId: string): Promise<Date> {
  const { rows } = await database.query<{ due: Date }>(
    `select due_at as due from ${schema}.flow_case where id = $1`,
    [caseId],
  )
  const [limit] = rows
  if (!limit) throw new Error('The case has no time limit.')
  return limit.due
}

/** Moves the limits of `count` waiting cases to a time soon, in one statement, and returns that time. */
async function endLimitsSoon({ database, schema }: Scene, count: number): Promise<Date> {
  const dueAt = new Date(Date.now() + 10 * second + count)
  await database.query(
    `update ${schema}.flow_case c set due_at = $1,
       state = replace(state, to_char(due_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), $2)
     from (select id from ${schema}.flow_case where due_at > now() + interval '1 day' limit $3) chosen
     where c.id = chosen.id`,
    [dueAt, dueAt.toISOString(), count],
  )
  if (Date.now() >= dueAt.getTime()) throw new Error('The limits had ended before they were all set.')
  return dueAt
}

/** Returns how many milliseconds after the due time the limits ended, by their events. */
async function measureDelays(
  { database, schema }: Scene,
  dueAt: Date,
  count: number,
): Promise<readonly number[]> {
  for (;;) {
    await wait(second)
    const { rows } = await database.query<{ at: Date }>(
      `select at from ${schema}.flow_event where type like '%taskOverdue%' and at >= $1`,
      [dueAt],
    )
    if (rows.length >= count) return rows.map(({ at }) => at.getTime() - dueAt.getTime())
  }
}

/** Returns the milliseconds that the simplest statement takes to write the same cases, with one commit each. */
async function timePlainUpdates({ database, schema }: Scene, count: number): Promise<number> {
  const { rows } = await database.query<{ id: string }>(`select id from ${schema}.flow_case limit ${count}`)
  const begun = performance.now()
  await runInParallel(concurrency, rows.length, (index) =>
    database.query(`update ${schema}.flow_case set changed_at = now(), state = state || '' where id = $1`, [
      rows[index]?.id,
    ]),
  )
  return performance.now() - begun
}

type FigurePeer = Readonly<{ beside?: string; ratio?: number }>

function figure(name: string, value: number, { beside = '', ratio }: FigurePeer): Figure {
  return { id: `clock.${name}`, value, unit: 'ms late', beside, ratio: ratio ?? null, aim: '', met: null }
}
