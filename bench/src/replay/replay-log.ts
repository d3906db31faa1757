import { tmpdir } from 'node:os'
import type { App } from '@signet/server/in-process'
import { Refusal } from '@signet/std'
import type { PublishedFlow } from './company/company.ts'
import { deriveNames } from './company/derive-form.ts'
import { foundCompany, publishFlow } from './company/found-company.ts'
import { type DocumentPlan, planDocument } from './company/plan-document.ts'
import { coursesOf } from './course/courses-of.ts'
import { fingerprintOf } from './log/read-ocel.ts'
import { readTraces } from './log/read-traces.ts'
import type { Survey } from './log/survey.ts'
import { type LogClock, LogError, type Trace, type TraceEvent } from './log/trace.ts'
import type { ExpectedEntry, PlayedCase } from './play/play.ts'
import { playDocuments, playedCase } from './play/play-course.ts'
import { newTally, type Stage, type Tally } from './play/stage.ts'
import { planSteps, type StepPlan } from './steps/plan-steps.ts'
import { playSteps } from './steps/play-steps.ts'
import {
  emptyLists,
  type ListSizes,
  type Outcome,
  verifyCompany,
  verifyExport,
} from './verify/verify-company.ts'
import { verifyCourse, verifyFollowUp } from './verify/verify-course.ts'

const atOnce = 8
const mostProbed = 400

type Replay = Stage & {
  survey: Survey
  documents: ReadonlyMap<string, PublishedFlow<DocumentPlan>>
  /** Only in a log of plain steps. */
  steps: PublishedFlow<StepPlan> | undefined
  traces: number
  outcomes: Map<string, Outcome>
  sizes: Map<string, ListSizes>
}

export type ReplayResult = Tally & Readonly<{ seconds: number }>

/**
 * Plays a whole log in an empty tenant, several cases side by side and each in its order, and verifies the result.
 */
export async function replayLog(
  path: string,
  { app, tenant, survey, clock }: Readonly<{ app: App; tenant: string; survey: Survey; clock: LogClock }>,
): Promise<ReplayResult> {
  const tally = newTally()
  const office = await createOffice(app, tenant, survey).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    const what = `${error.code} ${JSON.stringify(error.params)}`
    throw new LogError(`${path} needs people or a flow that the product rejects: ${what}.`)
  })
  const { company } = office
  const replay: Replay = {
    ...{ ...office, clock, tally, survey },
    ...{ traces: 0, outcomes: new Map(), sizes: new Map() },
  }
  const begun = performance.now()
  await inParallel(readTraces(path), (trace) => playTrace(replay, trace))
  const seconds = (performance.now() - begun) / 1000

  await app.server.outbox.idle()
  await verifyCompany({ app, tenant, company, tally, outcomes: replay.outcomes, sizes: replay.sizes })
  await verifyExport({ app, tenant, folder: tmpdir(), tally, outcomes: replay.outcomes })
  return { ...tally, seconds }
}

/** Creates the people of a log and the flows of its cases. */
async function createOffice(
  app: App,
  tenant: string,
  survey: Survey,
): Promise<Pick<Replay, 'company' | 'documents' | 'steps'>> {
  const company = await foundCompany(app, tenant, survey.cast)
  const documents = new Map<string, PublishedFlow<DocumentPlan>>()
  for (const [kind, plan] of plansFor(survey)) documents.set(kind, await publishFlow(company, plan))
  const steps = documents.size > 0 ? undefined : await publishFlow(company, planSteps(survey, 'Log'))
  return { company, documents, steps }
}

function plansFor({ documents, attributes }: Survey): readonly (readonly [string, DocumentPlan])[] {
  const keys = deriveNames(
    documents.map(({ kind }) => kind),
    'doc',
  )
  return documents.map((survey) => [
    survey.kind,
    planDocument(survey, { key: keys.get(survey.kind) ?? '', attributes }),
  ])
}

async function playTrace(replay: Replay, trace: Trace): Promise<void> {
  const number = replay.traces
  replay.traces += 1
  for (const transition of trace.leftOut)
    replay.tally.leftOut.set(transition, (replay.tally.leftOut.get(transition) ?? 0) + 1)
  if (trace.events.length === 0) return
  if (replay.steps) await playPlainSteps(replay, trace, replay.steps)
  else await playCourses(replay, trace, number)
}

async function playPlainSteps(replay: Replay, trace: Trace, steps: PublishedFlow<StepPlan>): Promise<void> {
  const events = trace.events.filter((event, index) => isCompleted(event, trace.events.slice(index)))
  for (const { activity, at } of trace.events.filter((event) => !events.includes(event)))
    replay.tally.mismatches.push({
      course: trace.name,
      what: `${activity} is begun at ${at} and never done`,
      fault: 'log',
    })
  if (events.length === 0) return

  const played = await playSteps(replay, { trace: { ...trace, events }, steps })
  await conclude(replay, played, { flow: steps.plan.name, start: 'START' })
}

/** A step that is started but never completed is not part of the flow, since its successor is unknown. */
function isCompleted({ activity }: TraceEvent, rest: readonly TraceEvent[]): boolean {
  return rest.some((event) => event.activity === activity && event.transition === 'complete')
}

async function playCourses(replay: Replay, trace: Trace, number: number): Promise<void> {
  const { tally, survey, documents } = replay
  const courses = coursesOf(trace)
  if (courses.length === 0)
    tally.mismatches.push({
      course: trace.name,
      what: 'nobody does anything with a document in it',
      fault: 'log',
    })

  const isProbed = number % Math.ceil(survey.traces / mostProbed) === 0
  for (const play of await playDocuments(replay, { courses, documents, number, isProbed })) {
    const played = playedCase(play)
    const { name: flow, starter: start } = play.document.plan
    await conclude(replay, played, { flow, start })
    if (played?.followsUp === undefined) continue
    tally.followUps += 1
    if (isProbed) await verifyFollowUp(replay, played, played.followsUp)
  }
}

async function conclude(
  replay: Replay,
  played: PlayedCase | undefined,
  names: Readonly<{ flow: string; start: string }>,
): Promise<void> {
  replay.tally.cases += 1
  if (!played) return
  await verifyCourse(replay, played, names)
  recordOutcome(replay, played)
}

function recordOutcome(
  { outcomes, sizes, tally }: Replay,
  { name, caseId, status, starter, deciders, holders, expected, followsUp }: PlayedCase,
): void {
  tally.implied += expected.filter(({ isImplied }) => isImplied).length
  outcomes.set(caseId, { name, status, fingerprint: fingerprintOf(expected.map(asEvent)), followsUp })
  const add = (person: string, list: keyof ListSizes) => {
    const rows = sizes.get(person) ?? emptyLists()
    sizes.set(person, rows)
    rows[list] += 1
  }
  add(starter.id, 'launched')
  if (status === 'running') add(starter.id, 'launchedRunning')
  if (status === 'returned') add(starter.id, 'launchedReturned')
  for (const holder of holders) add(holder, 'doing')
  for (const person of deciders) add(person, 'done')
}

function asEvent({ activity, at, by, resource, transition }: ExpectedEntry): TraceEvent {
  return { activity, at, resource: resource || by.name, transition: transition ?? 'complete' }
}

/** Runs a few at a time from one source; the first failure ends all. */
async function inParallel<Part>(
  source: AsyncGenerator<Part>,
  work: (part: Part) => Promise<void>,
): Promise<void> {
  const worker = async () => {
    for (let next = await source.next(); !next.done; next = await source.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
