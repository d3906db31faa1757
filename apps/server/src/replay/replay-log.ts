import type { App } from '../create-app.ts'
import { coursesOf } from './course.ts'
import { deriveNames } from './derive-names.ts'
import { foundCompany } from './found-company.ts'
import type { LogClock } from './moment.ts'
import { planDocument } from './plan-document.ts'
import { playCourse } from './play-course.ts'
import type { PlayedCourse } from './played-course.ts'
import { readTraces } from './read-traces.ts'
import type { Stage } from './stage.ts'
import type { Survey } from './survey.ts'
import { newTally, type Tally } from './tally.ts'
import type { Trace } from './trace.ts'
import { type ListSizes, noRows, type Outcome, verifyCompany } from './verify-company.ts'
import { verifyCourse } from './verify-course.ts'

const atOnce = 8
const mostProbed = 400

type Replay = Stage & {
  survey: Survey
  traces: number
  outcomes: Map<string, Outcome>
  sizes: Map<string, ListSizes>
}

export type Replayed = Tally & Readonly<{ seconds: number }>

/** Plays a whole log in an empty tenant, several cases side by side and each in its order, and verifies what came of it. */
export async function replayLog(
  path: string,
  { app, tenant, survey, clock }: Readonly<{ app: App; tenant: string; survey: Survey; clock: LogClock }>,
): Promise<Replayed> {
  const company = await foundCompany(app, tenant, plansFor(survey))
  const tally = newTally()
  const replay: Replay = { company, clock, tally, survey, traces: 0, outcomes: new Map(), sizes: new Map() }
  const begun = performance.now()
  await inParallel(readTraces(path), (trace) => playTrace(replay, trace))
  const seconds = (performance.now() - begun) / 1000

  await app.server.outbox.idle()
  await verifyCompany({ app, tenant, company, tally, outcomes: replay.outcomes, sizes: replay.sizes })
  return { ...tally, seconds }
}

function plansFor({ documents, attributes }: Survey) {
  const keys = deriveNames(
    documents.map(({ document }) => document),
    'doc',
  )
  return documents.map((survey) => planDocument(survey, { key: keys.get(survey.document) ?? '', attributes }))
}

async function playTrace(replay: Replay, trace: Trace): Promise<void> {
  const { company, tally, survey } = replay
  const number = replay.traces
  replay.traces += 1
  const courses = coursesOf(trace)
  if (courses.length === 0)
    tally.mismatches.push({ course: trace.name, what: 'nobody does anything with a document in it' })

  const isProbed = number % Math.ceil(survey.traces / mostProbed) === 0
  const starter = company.starters[number % company.starters.length] ?? company.administrator
  for (const course of courses) {
    const document = company.documents.get(course.document)
    if (!document) throw new Error(`No flow for ${course.document}`)
    const played = await playCourse(replay, { course, document, starter, isProbed })
    tally.cases += 1
    if (!played) continue
    await verifyCourse(replay, played)
    remember(replay, played)
  }
}

function remember(
  { outcomes, sizes }: Replay,
  { course, caseId, status, starter, deciders, holder }: PlayedCourse,
): void {
  outcomes.set(caseId, { name: `${course.name} (${course.document})`, status })
  const add = (person: string, list: keyof ListSizes) => {
    const rows = sizes.get(person) ?? noRows()
    sizes.set(person, rows)
    rows[list] += 1
  }
  add(starter.id, 'launched')
  if (status === 'running') add(starter.id, 'launchedRunning')
  if (status === 'returned') add(starter.id, 'launchedReturned')
  if (holder !== undefined) add(holder, 'doing')
  for (const person of deciders) add(person, 'done')
}

/** A few at a time from one source; the first failure ends all. */
async function inParallel<Part>(
  source: AsyncGenerator<Part>,
  work: (part: Part) => Promise<void>,
): Promise<void> {
  const worker = async () => {
    for (let next = await source.next(); !next.done; next = await source.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
