import { type Course, coursesOf } from './course.ts'
import { LogTrouble } from './log-trouble.ts'
import { readTraces } from './read-traces.ts'
import { type Round, roundsOf } from './rounds.ts'

/** What a log says about one kind of document. */
export type DocumentSurvey = Readonly<{
  document: string
  /** Every way through the approvers, with how often it was gone. */
  rounds: readonly Readonly<{ round: Round; count: number }>[]
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

type Counted = Map<string, { round: Round; count: number }>

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

function noteCourse(documents: Map<string, Counted>, course: Course): void {
  const counted: Counted = documents.get(course.document) ?? new Map()
  documents.set(course.document, counted)
  for (const round of roundsOf(course)) {
    const key = JSON.stringify(round)
    const same = counted.get(key) ?? { round, count: 0 }
    counted.set(key, same)
    same.count += 1
  }
}

function toSurvey([document, counted]: [string, Counted]): DocumentSurvey {
  return { document, rounds: [...counted.values()].sort((one, other) => other.count - one.count) }
}
