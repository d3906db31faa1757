import { AnsweredRefusal } from '@signet/client'
import type pg from 'pg'
import { runInParallel } from '../timing.ts'
import type { RaceOffice } from './race-office.ts'
import { type Racer, racers, stageCase } from './racers.ts'

type Pair = readonly [Racer, Racer]
export type RaceReport = Readonly<{
  races: number
  /** Both commands succeeded, one after the other; in all other races one was refused. */
  both: number
  /** Cases that are running but have no task. */
  stuck: number
  /** Outcomes that neither order produces: the names of both commands and the outcome. */
  illegal: readonly string[]
}>

type Options = Readonly<{ office: RaceOffice; database: pg.Pool; schema: string; times: number }>

/**
 * Runs every pair of commands at the same time, `times` over, and compares the outcome with those of both serial
 * orders.
 */
export async function racePairs(options: Options): Promise<RaceReport> {
  const pairs = racers.flatMap((one, index) => racers.slice(index).map((other): Pair => [one, other]))
  const reports: RaceReport[] = []
  await runInParallel(4, pairs.length, async (index) => {
    const pair = pairs[index]
    if (pair) reports.push(await racePair(options, pair))
  })
  return {
    races: sum(reports.map(({ races }) => races)),
    both: sum(reports.map(({ both }) => both)),
    stuck: sum(reports.map(({ stuck }) => stuck)),
    illegal: reports.flatMap(({ illegal }) => illegal),
  }
}

async function racePair(options: Options, [one, other]: Pair): Promise<RaceReport> {
  const orders = [
    await runInOrder(options, [one, other], [0, 1]),
    await runInOrder(options, [one, other], [1, 0]),
  ]
  const legal = new Set(orders.map(({ fingerprint }) => fingerprint))
  const ends: RaceOutcome[] = []
  for (let time = 0; time < options.times; time += 1) ends.push(await runAtOnce(options, [one, other]))

  return {
    races: ends.length,
    both: ends.filter(({ succeeded }) => succeeded === 2).length,
    stuck: ends.filter(({ isStuck }) => isStuck).length,
    illegal: ends
      .filter(({ fingerprint }) => !legal.has(fingerprint))
      .map(({ fingerprint }) => `${one.name} x ${other.name}: ${fingerprint}`),
  }
}

type RaceOutcome = Readonly<{ fingerprint: string; succeeded: number; isStuck: boolean }>

async function runInOrder(
  options: Options,
  pair: Pair,
  order: readonly [0 | 1, 0 | 1],
): Promise<RaceOutcome> {
  const stage = await stageCase(options.office)
  const answers: string[] = []
  for (const place of order) answers[place] = await runCommand(options, pair, { place, stage })
  return readOutcome(options, stage.caseId, answers)
}

async function runAtOnce(options: Options, pair: Pair): Promise<RaceOutcome> {
  const stage = await stageCase(options.office)
  const answers = await Promise.all(
    ([0, 1] as const).map((place) => runCommand(options, pair, { place, stage })),
  )
  return readOutcome(options, stage.caseId, answers)
}

type RaceTurn = Readonly<{ place: 0 | 1; stage: Awaited<ReturnType<typeof stageCase>> }>

/** 'done', or the code of the refusal; any other failure is a server error and ends the measurement. */
async function runCommand({ office }: Options, pair: Pair, { place, stage }: RaceTurn): Promise<string> {
  const { by, run } = pair[place]
  try {
    const refused = await run(office.at(place, by), stage)
    return typeof refused === 'string' ? refused : 'done'
  } catch (error) {
    if (error instanceof AnsweredRefusal && error.code.startsWith('flow.')) return error.code
    throw error
  }
}

async function readOutcome(
  { database, schema }: Options,
  caseId: string,
  answers: readonly string[],
): Promise<RaceOutcome> {
  const { rows } = await database.query<{ state: string; status: string; tasks: string | null }>(
    `select state, status, (
       select string_agg(concat_ws(' ', id, person_id, stage, decision, list), '; ' order by id)
       from ${schema}.flow_task where case_id = $1
     ) as tasks
     from ${schema}.flow_case where id = $1`,
    [caseId],
  )
  const [row] = rows
  if (!row) throw new Error(`The case ${caseId} is gone.`)
  const text = `${answers.join(' + ')} | ${row.state} | ${row.tasks}`
  return {
    fingerprint: text.replaceAll(caseId, 'case').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then'),
    succeeded: answers.filter((answer) => answer === 'done').length,
    isStuck: row.status === 'running' && !/ (?:toSign|toDo|doing)(?: |;|$)/.test(row.tasks ?? ''),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
