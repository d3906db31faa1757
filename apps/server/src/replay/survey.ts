import { type Course, coursesOf } from './course.ts'
import { LogTrouble } from './log-trouble.ts'
import { readTraces } from './read-traces.ts'
import { type Way, waysOf } from './ways.ts'

/** What a log says about one kind of document. */
export type DocumentSurvey = Readonly<{
  document: string
  /** Roles that save or submit it. */
  starters: ReadonlySet<string>
  /** Every way through the approvers, with how often it was gone. */
  ways: readonly Readonly<{ way: Way; count: number }>[]
  courses: number
}>

/** What the values of an attribute look like. */
export type Attributes = ReadonlyMap<string, 'number' | 'text'>

export type Survey = Readonly<{
  documents: readonly DocumentSurvey[]
  attributes: Attributes
  traces: number
  /** The time of the last event. */
  lastAt: string
}>

type Counted = { starters: Set<string>; ways: Map<string, { way: Way; count: number }>; courses: number }

/** Reads a log once, to learn its documents, roles, attributes and ways. Keeps nothing of the single case. */
export async function surveyLog(path: string): Promise<Survey> {
  const documents = new Map<string, Counted>()
  const attributes = new Map<string, 'number' | 'text'>()
  let traces = 0
  let lastAt = ''
  for await (const trace of readTraces(path)) {
    traces += 1
    for (const [key, value] of trace.attributes) noteAttribute(attributes, key, value)
    lastAt = trace.events.reduce((last, { at }) => (at > last ? at : last), lastAt)
    for (const course of coursesOf(trace)) noteCourse(documents, course)
  }
  if (documents.size === 0)
    throw new LogTrouble(
      `${path} is an event log of another shape: none of its activities reads "<document> <VERB> by <ROLE>".`,
    )
  return { documents: [...documents].map(toSurvey), attributes, traces, lastAt }
}

const decimal = /^-?\d{1,15}(\.\d{1,8})?$/
const mostAttributes = 100

/** A number as a form can hold it, in every case; otherwise text, so that no digit is lost. */
function noteAttribute(attributes: Map<string, 'number' | 'text'>, key: string, value: string): void {
  const known = attributes.get(key)
  if (known === undefined && attributes.size >= mostAttributes) return

  const isNumber = value === '' || decimal.test(value)
  attributes.set(key, isNumber && known !== 'text' ? 'number' : 'text')
}

function noteCourse(documents: Map<string, Counted>, { document, steps }: Course): void {
  const counted = documents.get(document) ?? { starters: new Set(), ways: new Map(), courses: 0 }
  documents.set(document, counted)
  counted.courses += 1
  for (const { deed } of steps)
    if (deed?.verb === 'SAVED' || deed?.verb === 'SUBMITTED') counted.starters.add(deed.role)
  for (const way of waysOf(steps)) {
    const key = JSON.stringify(way)
    const same = counted.ways.get(key) ?? { way, count: 0 }
    counted.ways.set(key, same)
    same.count += 1
  }
}

function toSurvey([document, { starters, ways, courses }]: [string, Counted]): DocumentSurvey {
  const byCount = [...ways.values()].sort((one, other) => other.count - one.count)
  return { document, starters, ways: byCount, courses }
}
