import { AnsweredRefusal } from '@signet/client'
import type pg from 'pg'
import { inParallel } from '../timing.ts'
import type { RaceOffice } from './race-office.ts'
import { type Racer, racers, stageCase } from './racers.ts'

type Pair = readonly [Racer, Racer]
export type RaceReport = Readonly<{
  races: number
  /** Both got through, one after the other; in the rest one was refused. */
  both: number
  /** Running, and nobody holds it. */
  stuck: number
  /** Ended as neither order would end: the names of both and how it ended. */
  illegal: readonly string[]
}>

type Options = Readonly<{ office: RaceOffice; database: pg.Pool; schema: string; times: number }>

/**
 * Lets every two commands happen at the same moment on cases of their own, `times` over, and holds how each case ended
 * against how it ends when the one follows the other.
 */
export async function racePairs(options: Options): Promise<RaceReport> {
  const pairs = racers.flatMap((one, place) => racers.slice(place).map((other): Pair => [one, other]))
  const reports: RaceReport[] = []
  await inParallel(4, pairs.length, async (place) => {
    const pair = pairs[place]
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
  const orders = [await inOrder(options, [one, other], [0, 1]), await inOrder(options, [one, other], [1, 0])]
  const legal = new Set(orders.map(({ told }) => told))
  const ends: Ended[] = []
  for (let time = 0; time < options.times; time += 1) ends.push(await atOnce(options, [one, other]))

  return {
    races: ends.length,
    both: ends.filter(({ through }) => through === 2).length,
    stuck: ends.filter(({ isStuck }) => isStuck).length,
    illegal: ends
      .filter(({ told }) => !legal.has(told))
      .map(({ told }) => `${one.name} x ${other.name}: ${told}`),
  }
}

type Ended = Readonly<{ told: string; through: number; isStuck: boolean }>

async function inOrder(options: Options, pair: Pair, order: readonly [0 | 1, 0 | 1]): Promise<Ended> {
  const stage = await stageCase(options.office)
  const answers: string[] = []
  for (const place of order) answers[place] = await answerOf(options, pair, { place, stage })
  return endOf(options, stage.caseId, answers)
}

async function atOnce(options: Options, pair: Pair): Promise<Ended> {
  const stage = await stageCase(options.office)
  const answers = await Promise.all(
    ([0, 1] as const).map((place) => answerOf(options, pair, { place, stage })),
  )
  return endOf(options, stage.caseId, answers)
}

type Start = Readonly<{ place: 0 | 1; stage: Awaited<ReturnType<typeof stageCase>> }>

/** 'done', or the code of the rule that said no; anything else is a fault of the server and ends the measurement. */
async function answerOf({ office }: Options, pair: Pair, { place, stage }: Start): Promise<string> {
  const { by, run } = pair[place]
  try {
    const refused = await run(office.at(place, by), stage)
    return typeof refused === 'string' ? refused : 'done'
  } catch (error) {
    if (error instanceof AnsweredRefusal && error.code.startsWith('flow.')) return error.code
    throw error
  }
}

async function endOf(
  { database, schema }: Options,
  caseId: string,
  answers: readonly string[],
): Promise<Ended> {
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
    told: text.replaceAll(caseId, 'case').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then'),
    through: answers.filter((answer) => answer === 'done').length,
    isStuck: row.status === 'running' && !/ (?:toSign|toDo|doing)(?: |;|$)/.test(row.tasks ?? ''),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
