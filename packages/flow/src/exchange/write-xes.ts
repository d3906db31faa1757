import type { CaseHistory, HistoryEvent } from './case-history.ts'

const head = `<?xml version="1.0" encoding="UTF-8"?>
<log xes.version="1849-2016" xes.features="" xmlns="http://www.xes-standard.org/">
<extension name="Concept" prefix="concept" uri="http://www.xes-standard.org/concept.xesext"/>
<extension name="Lifecycle" prefix="lifecycle" uri="http://www.xes-standard.org/lifecycle.xesext"/>
<extension name="Time" prefix="time" uri="http://www.xes-standard.org/time.xesext"/>
<extension name="Organizational" prefix="org" uri="http://www.xes-standard.org/org.xesext"/>
<global scope="trace"><string key="concept:name" value="case"/></global>
<global scope="event"><string key="concept:name" value="activity"/><string key="lifecycle:transition" value="complete"/><date key="time:timestamp" value="1970-01-01T00:00:00.000Z"/><string key="org:resource" value="SYSTEM"/></global>
<classifier name="Activity" keys="concept:name"/>
<classifier name="Activity and transition" keys="concept:name lifecycle:transition"/>
<classifier name="Resource" keys="org:resource"/>
<string key="lifecycle:model" value="standard"/>
`

/** Resource of events without a person. */
const system = 'SYSTEM'

/**
 * Writes an event log (XES, IEEE 1849) in chunks, one trace per case, named by its id. A resource is a person's name;
 * `signet:person` distinguishes people of the same name.
 */
export async function* writeXes(
  cases: AsyncIterable<CaseHistory> | Iterable<CaseHistory>,
): AsyncGenerator<string> {
  yield head
  for await (const caseHistory of cases) yield traceOf(caseHistory)
  yield '</log>\n'
}

function traceOf({ id, title, flow, status, starter, partOf, followsUp, events }: CaseHistory): string {
  const attributes = [
    text('concept:name', id),
    text('signet:title', title),
    text('signet:flow', flow.name),
    text('signet:status', status),
    text('signet:starter', starter.name),
    ...(partOf === undefined ? [] : [text('signet:partOf', partOf)]),
    ...(followsUp === undefined ? [] : [text('signet:followsUp', followsUp)]),
  ]
  return `<trace>\n${attributes.join('')}\n${events.map(eventOf).join('')}</trace>\n`
}

function eventOf({ sequence, activity, transition, at, by, role, type }: HistoryEvent): string {
  const attributes = [
    text('concept:name', activity),
    text('lifecycle:transition', transition),
    `<date key="time:timestamp" value="${escapeXml(at)}"/>`,
    text('org:resource', by?.name ?? system),
    text('org:role', role),
    ...(by ? [text('signet:person', by.id)] : []),
    text('signet:type', type),
    `<int key="signet:sequence" value="${sequence}"/>`,
  ]
  return `<event>${attributes.join('')}</event>\n`
}

function text(key: string, value: string): string {
  return `<string key="${key}" value="${escapeXml(value)}"/>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const invalidInXml = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu

/** Escapes line ends and tabs as references; characters that XML cannot carry become U+FFFD. */
function escapeXml(value: string): string {
  return value
    .toWellFormed()
    .replace(invalidInXml, '\ufffd')
    .replace(/[&<>"\t\n\r]/g, (sign) => entities[sign] ?? `&#${sign.charCodeAt(0)};`)
}
