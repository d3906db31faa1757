/** One case of a log as it stands in the file. Times are ISO 8601 in UTC with milliseconds. */
export type Trace = Readonly<{
  name: string
  /** The attributes of the case: of the trace, and what its events repeat about it, the latest value last. */
  attributes: ReadonlyMap<string, string>
  events: readonly TraceEvent[]
  /** The transitions of events that are only planned, put off, given to somebody or broken off: nothing that was done. */
  leftOut: readonly string[]
}>

/** Something began, or was done. `resource` is whoever did it; empty where the log does not say. */
export type TraceEvent = Readonly<{
  activity: string
  at: string
  resource: string
  transition: 'start' | 'complete'
}>
