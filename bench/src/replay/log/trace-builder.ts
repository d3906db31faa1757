import { LogError, type Trace, type TraceEvent } from './trace.ts'

const dateTime =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:[.,](\d+))?\s*(?:([Zz])|([+-]\d{2}):?(\d{2}))?)?$/

type Attribute = Readonly<{ key: string; value: string }>

type EventAttributes = {
  activity?: string
  at?: string
  order?: string
  transition?: string
  resource?: string
}

/** Attributes of the exporting program and not of the case. */
const bookkeeping: ReadonlySet<string> = new Set(['concept:name', 'variant', 'variant-index', 'creator'])

/** Years that keep four digits in every time zone, and a while later. */
const fourDigitYear = /^(?!9999)[1-9]\d{3}-/

const aboutCase = /^\(case\)[ _]*/

/** Transitions that start or complete a step; those of the XES lifecycle extension, and their participles. */
const transitions: ReadonlyMap<string, TraceEvent['transition']> = new Map([
  ['', 'complete'],
  ['complete', 'complete'],
  ['completed', 'complete'],
  ['start', 'start'],
  ['started', 'start'],
])

/** Collects one trace while the parser reads it. */
export class TraceBuilder {
  readonly #place: string
  #name = ''
  readonly #attributes = new Map<string, string>()
  readonly #events: (TraceEvent & { order: string })[] = []
  readonly #leftOut: string[] = []
  #event: EventAttributes | null = null

  constructor(place: string) {
    this.#place = place
  }

  openEvent(): void {
    this.#event = {}
  }

  /** Adds an attribute to the trace, or to the open event. */
  take({ key, value }: Attribute): void {
    if (this.#event) {
      this.#takeForEvent(this.#event, { key, value })
      return
    }
    if (key === 'concept:name') this.#name = value
    if (!bookkeeping.has(key)) this.#attributes.set(key, value)
  }

  /** Skips events that are only planned, postponed or assigned, and notes their transitions. */
  closeEvent(): void {
    const { activity, at, order = '', resource = '', transition: transitionText = '' } = this.#event ?? {}
    this.#event = null
    const name = transitionText.trim().toLowerCase()
    const transition = transitions.get(name)
    if (transition === undefined) {
      this.#leftOut.push(name)
      return
    }
    if (!activity || !at) throw new LogError(`${this.#place} has an event without a name or a time.`)

    this.#events.push({ activity, at, order, resource, transition })
  }

  /** Sorts by time; events at the same time keep the order of the file. */
  close(): Trace {
    const events = this.#events
      .toSorted((one, other) => (one.order < other.order ? -1 : Number(one.order > other.order)))
      .map(({ order: _, ...event }) => event)
    return {
      name: this.#name || this.#place,
      attributes: this.#attributes,
      events,
      leftOut: this.#leftOut,
    }
  }

  #takeForEvent(event: EventAttributes, { key, value }: Attribute): void {
    if (key === 'concept:name') event.activity = value.trim()
    else if (key === 'org:resource') event.resource = value.trim()
    else if (key === 'lifecycle:transition') event.transition = value
    else if (key === 'time:timestamp') Object.assign(event, this.#instant(value))
    else if (aboutCase.test(key)) this.#attributes.set(key.replace(aboutCase, ''), value)
  }

  #instant(value: string) {
    const instant = instantIn(value)
    if (!instant)
      throw new LogError(`${this.#place} has an event at ${JSON.stringify(value)}, which is not a time.`)
    if (!fourDigitYear.test(instant.at))
      throw new LogError(
        `${this.#place} has an event at ${JSON.stringify(value)}, which is not between the years 1000 and 9998.`,
      )
    return instant
  }
}

/** `at` is ISO 8601 in UTC with milliseconds; `order` also sorts times that are closer together. */
type Instant = Readonly<{ at: string; order: string }>

/** Parses an XML date with or without a time, in UTC where it names no zone; undefined for other text. */
function instantIn(text: string): Instant | undefined {
  const found = dateTime.exec(text.trim())
  if (!found) return undefined
  const [, date, time = '00:00', fraction = '', , hours, minutes = ''] = found
  const zone = hours === undefined ? 'Z' : `${hours}:${minutes}`
  const seconds = time.length > 5 ? `${time}.${fraction.slice(0, 3).padEnd(3, '0')}` : time
  const milliseconds = Date.parse(`${date}T${seconds}${zone}`)
  if (Number.isNaN(milliseconds)) return undefined

  const at = new Date(milliseconds).toISOString()
  return { at, order: `${at.slice(0, -1)}${fraction.slice(3)}` }
}
