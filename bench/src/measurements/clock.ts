import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startProduct } from '@signet/e2e/product'
import pg from 'pg'
import { foundCompany } from '../company.ts'
import { openServer } from '../database-server.ts'
import { limited } from '../designs.ts'
import { type Measured, type Measurement, wishedNumber } from '../figure.ts'
import { multiplyCase } from '../multiply-case.ts'
import { inParallel, percentile } from '../timing.ts'

/** So many limits end at one moment, unless `--rows due=1000` says otherwise. */
const usuallyDue = 10_000
/** So many wait while a few end, unless `--rows waiting=10000` says otherwise. */
const usuallyWaiting = 100_000
const few = 20
/** As many as the clock moves at the same time. */
const abreast = 4
const second = 1000

/** How late time limits end, each with a decision that is made by itself: from their moment to the event that says so. */
export const clock: Measurement = {
  name: 'clock',
  about: 'how late time limits end: many at one moment, and a few among very many that wait',
  run: async (wishes) => {
    const server = await openServer(wishes.database)
    const databaseUrl = await server.newDatabase('clock')
    const dataDir = await mkdtemp(join(tmpdir(), 'signet-clock-'))
    const product = await startProduct({ databaseUrl, dataDir })
    const database = new pg.Pool({ connectionString: databaseUrl, max: abreast })
    try {
      const { flowId, starter } = await foundCompany(product, limited)
      const { caseId } = await starter.approvals.launch({
        flowId,
        values: { reason: 'Claim', amount: '12.50' },
      })
      const [due, waiting] = [
        wishedNumber(wishes, 'due', usuallyDue),
        wishedNumber(wishes, 'waiting', usuallyWaiting),
      ]
      const rows = due + waiting + 1
      const schema = await multiplyCase(database, { caseId, rows, with: ['flow_event', 'flow_task'] })
      const scene = { database, schema }
      await putOff(scene, caseId)
      const among = await lateness(scene, await letEnd(scene, few), few)
      const many = await lateness(scene, await letEnd(scene, due), due)
      const bare = await plainUpdates(scene, due)
      return [
        figure(`among.${waiting}`, percentile(among, 100), { beside: `a look every second, ${few} due` }),
        figure(`due.${due}.first`, percentile(many, 0), { beside: 'a look every second' }),
        figure(`due.${due}.median`, percentile(many, 50), {}),
        figure(`due.${due}.last`, percentile(many, 100), {
          beside: `as many plain updates, ${abreast} at a time`,
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

/** Every copy waits for a year. */
async function putOff({ database, schema }: Scene, caseId: string): Promise<void> {
  await database.query(
    `update ${schema}.flow_case set due_at = due_at + interval '1 year',
       state = replace(state, $2, to_char((due_at + interval '1 year') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
     where id <> $1`,
    [caseId, (await limitOf({ database, schema }, caseId)).toISOString()],
  )
  await database.query(`vacuum analyze ${schema}.flow_case`)
}

async function limitOf({ database, schema }: Scene, caseId: string): Promise<Date> {
  const { rows } = await database.query<{ due: Date }>(
    `select due_at as due from ${schema}.flow_case where id = $1`,
    [caseId],
  )
  const [limit] = rows
  if (!limit) throw new Error('The case has no time limit.')
  return limit.due
}

/** Moves the limit of so many cases that wait to a moment soon, in one statement, and answers that moment. */
async function letEnd({ database, schema }: Scene, count: number): Promise<Date> {
  const moment = new Date(Date.now() + 10 * second + count)
  await database.query(
    `update ${schema}.flow_case c set due_at = $1,
       state = replace(state, to_char(due_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), $2)
     from (select id from ${schema}.flow_case where due_at > now() + interval '1 day' limit $3) chosen
     where c.id = chosen.id`,
    [moment, moment.toISOString(), count],
  )
  if (Date.now() >= moment.getTime()) throw new Error('The limits had ended before they were all set.')
  return moment
}

/** How many milliseconds after their moment the limits ended, by the events that say so. */
async function lateness(
  { database, schema }: Scene,
  moment: Date,
  count: number,
): Promise<readonly number[]> {
  for (;;) {
    await wait(second)
    const { rows } = await database.query<{ at: Date }>(
      `select at from ${schema}.flow_event where type = 'taskOverdue' and at >= $1`,
      [moment],
    )
    if (rows.length >= count) return rows.map(({ at }) => at.getTime() - moment.getTime())
  }
}

/** The same cases written by the barest statement, each committed by itself; in milliseconds. */
async function plainUpdates({ database, schema }: Scene, count: number): Promise<number> {
  const { rows } = await database.query<{ id: string }>(`select id from ${schema}.flow_case limit ${count}`)
  const begun = performance.now()
  await inParallel(abreast, rows.length, (place) =>
    database.query(`update ${schema}.flow_case set changed_at = now(), state = state || '' where id = $1`, [
      rows[place]?.id,
    ]),
  )
  return performance.now() - begun
}

type Compared = Readonly<{ beside?: string; ratio?: number }>

function figure(name: string, value: number, { beside = '', ratio }: Compared): Measured {
  return { id: `clock.${name}`, value, unit: 'ms late', beside, ratio: ratio ?? null, aim: '', met: null }
}
