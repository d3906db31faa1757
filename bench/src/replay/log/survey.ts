import { type Cast, newCast, noteCourseCast, noteDefaultApprover, noteStepCast } from '../company/cast.ts'
import { type Course, kindOf, type Round, roundsOf } from '../course/course.ts'
import { coursesOf } from '../course/courses-of.ts'
import type { Way } from '../steps/step-tree.ts'
import { waysOf } from '../steps/ways-of.ts'
import { readTraces } from './read-traces.ts'
import { LogError, parseAction, type Trace } from './trace.ts'

/** What a log says about one kind of document. */
export type DocumentSurvey = Readonly<{
  /** The kind of its courses. */
  kind: string
  document: string
  starter: string
  /** Every sequence of approvers, and how often it occurs. */
  rounds: readonly Readonly<{ round: Round; count: number }>[]
}>

/** The types of the attributes' values. */
export type Attributes = ReadonlyMap<string, 'number' | 'text'>

/**
 * The content of a log: documents that people act on, or, where no activity names any, plain steps. `ways` are the
 * different orders of steps.
 */
export type Survey = Readonly<{
  documents: readonly DocumentSurvey[]
  ways: readonly Way[]
  /** Whether steps have start events. */
  hasStarts: boolean
  cast: Cast
  attributes: Attributes
  traces: number
  /** The time of the last event. */
  lastAt: string
}>

type DocumentCounts = { kind: string; document: string; starter: string; rounds: Map<string, RoundCount> }
type RoundCount = { round: Round; count: number }
type SurveyCounts = {
  documents: Map<string, DocumentCounts>
  ways: Map<string, Way>
  hasStarts: boolean
  cast: Cast
  steps: Cast
  attributes: Map<string, 'number' | 'text'>
  /** Transitions of events that neither start nor complete a step. */
  leftOut: Set<string>
}

/** Reads a log once for its documents or steps, people, attributes and sequences. Keeps nothing of single cases. */
export async function surveyLog(path: string): Promise<Survey> {
  const found: SurveyCounts = {
    documents: new Map(),
    ways: new Map(),
    hasStarts: false,
    cast: newCast(),
    steps: newCast(),
    attributes: new Map(),
    leftOut: new Set(),
  }
  let traces = 0
  let lastAt = ''
  for await (const trace of readTraces(path)) {
    checkNames(trace, path)
    traces += 1
    lastAt = trace.events.reduce((last, { at }) => (at > last ? at : last), lastAt)
    noteTrace(found, trace)
  }
  return toSurvey(found, { path, traces, lastAt })
}

function noteTrace(found: SurveyCounts, trace: Trace): void {
  for (const [key, value] of trace.attributes) noteAttribute(found.attributes, key, value)
  for (const transition of trace.leftOut) found.leftOut.add(transition)
  const courses = coursesOf(trace)
  for (const course of courses) {
    noteCourse(found.documents, course)
    noteCourseCast(found.cast, course)
  }
  if (found.documents.size === 0) noteSteps(found, trace)
}

function noteSteps(found: SurveyCounts, trace: Trace): void {
  for (const way of waysOf(trace.events)) found.ways.set(JSON.stringify(way), way)
  noteStepCast(found.steps, trace)
  if (trace.events.some(({ transition }) => transition === 'start')) found.hasStarts = true
}

const mostSteps = 200

function toSurvey(
  { documents, ways, hasStarts, cast, steps, attributes, leftOut }: SurveyCounts,
  { path, ...size }: Readonly<{ path: string; traces: number; lastAt: string }>,
): Survey {
  if (documents.size > 0) {
    const found = [...documents.values()].map(toDocument)
    if (found.some(isUndecided)) noteDefaultApprover(cast)
    return {
      documents: found,
      ways: [],
      hasStarts,
      cast,
      attributes,
      ...size,
    }
  }

  if (steps.roles.size === 0) throw new LogError(`${path} ${withoutSteps(leftOut)}`)
  if (steps.roles.size > mostSteps)
    throw new LogError(
      `${path} is an event log of another kind: none of its activities reads "<document> <VERB> by <ROLE>", and its ${steps.roles.size} different activities are more steps than a flow has.`,
    )
  for (const step of steps.roles.keys()) checkName(path, 'step', step)
  return { documents: [], ways: [...ways.values()], hasStarts, cast: steps, attributes, ...size }
}

/** Transitions of the XES lifecycle extension, and their participles, that only plan, pass on or give up a step. */
const otherTransitions: ReadonlySet<string> = new Set([
  ...['schedule', 'scheduled', 'assign', 'assigned', 'reassign', 'reassigned', 'suspend', 'suspended'],
  ...['resume', 'resumed', 'withdraw', 'withdrawn', 'autoskip', 'manualskip', 'ate_abort', 'pi_abort'],
])

/** Says why a log has no steps: which transitions its events have, and which count. */
function withoutSteps(leftOut: ReadonlySet<string>): string {
  if (leftOut.size === 0) return 'is an event log without events.'

  const unknown = [...leftOut].filter((transition) => !otherTransitions.has(transition))
  const known = [...leftOut].filter((transition) => otherTransitions.has(transition))
  const sentences = [
    'has events that neither start nor complete a step.',
    ...(known.length > 0 ? [`Only planned, passed on or given up: ${known.join(', ')}.`] : []),
    ...(unknown.length > 0 ? [`Unknown transitions: ${unknown.slice(0, 20).join(', ')}.`] : []),
    'Call them start or started where a step begins, and complete or completed where it ends.',
  ]
  return sentences.join(' ')
}

const decimal = /^-?\d{1,15}(\.\d{1,8})?$/
const mostAttributes = 100

/** A number if a form can hold it in every case; otherwise text, so that no digit is lost. */
function noteAttribute(attributes: Map<string, 'number' | 'text'>, key: string, value: string): void {
  const known = attributes.get(key)
  if (known === undefined && attributes.size >= mostAttributes) return

  const isNumber = value === '' || decimal.test(value)
  attributes.set(key, isNumber && known !== 'text' ? 'number' : 'text')
}

function noteCourse(documents: Map<string, DocumentCounts>, course: Course): void {
  const kind = kindOf(course)
  const { document, starter } = course
  const counted: DocumentCounts = documents.get(kind) ?? { kind, document, starter, rounds: new Map() }
  documents.set(kind, counted)
  for (const round of roundsOf(course)) {
    const key = JSON.stringify(round)
    const same = counted.rounds.get(key) ?? { round, count: 0 }
    counted.rounds.set(key, same)
    same.count += 1
  }
}

function isUndecided({ rounds }: DocumentSurvey): boolean {
  return rounds.every(({ round }) => round.roles.length === 0)
}

function toDocument({ rounds, ...document }: DocumentCounts): DocumentSurvey {
  return { ...document, rounds: [...rounds.values()].sort((one, other) => other.count - one.count) }
}

/** The longest names that the product keeps, in characters. */
const most = { document: 100, role: 80, step: 80, activity: 200, resource: 60 } as const

/** Refuses a log with a name that the product would cut, since it would come back as another name. */
function checkNames({ events }: Trace, path: string): void {
  for (const { activity, resource } of events) {
    const action = parseAction(activity)
    checkName(path, 'resource', resource)
    checkName(path, 'document', action?.document ?? '')
    checkName(path, 'role', action?.role ?? '')
    if (!action) checkName(path, 'activity', activity)
  }
}

/** Throws `LogError` for a name that is too long. */
function checkName(path: string, what: keyof typeof most, name: string): void {
  if (name.length <= most[what]) return
  const shown = JSON.stringify(`${name.slice(0, 40)}…`)
  throw new LogError(
    `${path} has a name of ${name.length} characters, ${shown}, where the product keeps ${most[what]} of a ${what}.`,
  )
}
