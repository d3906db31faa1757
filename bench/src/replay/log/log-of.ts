type LogEvent = Readonly<{ activity: string; at: string; resource?: string; transition?: string }>
type LogCase = Readonly<{
  name: string
  attributes?: Readonly<Record<string, string>>
  events: readonly LogEvent[]
}>

/** Writes a small XES log of invented cases. */
export function logOf(cases: readonly LogCase[]): string {
  const traces = cases.map(({ name, attributes = {}, events }) => {
    const own = Object.entries(attributes).map(([key, value]) => `<string key="${key}" value="${value}"/>`)
    const happened = events.map(({ activity, at, resource, transition }) => {
      const who = resource === undefined ? '' : `<string key="org:resource" value="${resource}"/>`
      const how = transition === undefined ? '' : `<string key="lifecycle:transition" value="${transition}"/>`
      return `<event><string key="concept:name" value="${activity}"/><date key="time:timestamp" value="${at}"/>${who}${how}</event>`
    })
    return `<trace><string key="concept:name" value="${name}"/>${own.join('')}${happened.join('')}</trace>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<log xes.version="1.0" xmlns="http://www.xes-standard.org">${traces.join('\n')}</log>`
}

const day = 86_400_000

/** Spaces events a day apart. */
export function eventsOf(...activities: readonly string[]): readonly LogEvent[] {
  return activities.map((activity, index) => ({
    activity,
    at: new Date(Date.parse('2020-01-01T00:00:00Z') + index * day).toISOString(),
  }))
}
