import type { CaseHistory, HistoryEvent, HistoryPerson } from './case-history.ts'

type Value = Readonly<{ name: string; value: string | number }>
type ObjectRelation = Readonly<{ objectId: string; qualifier: string }>

const ofEvents = [
  { name: 'transition', type: 'string' },
  { name: 'role', type: 'string' },
  { name: 'type', type: 'string' },
  { name: 'sequence', type: 'integer' },
] as const

const objectTypes = [
  {
    name: 'case',
    attributes: [
      { name: 'title', type: 'string' },
      { name: 'status', type: 'string' },
    ],
  },
  { name: 'person', attributes: [{ name: 'name', type: 'string' }] },
  { name: 'flow', attributes: [{ name: 'name', type: 'string' }] },
] as const

/** Event types and objects mentioned so far. */
type ObjectLog = { types: Set<string>; objects: Map<string, LogEntry> }

/**
 * Writes an object-centric event log (OCEL 2.0, JSON) in chunks: events first, then the cases, people and flows they
 * mention. Only one entry per object is held in memory.
 */
export async function* writeOcel(
  cases: AsyncIterable<CaseHistory> | Iterable<CaseHistory>,
): AsyncGenerator<string> {
  const spoken: ObjectLog = { types: new Set(), objects: new Map() }
  yield '{"events":['
  let comma = ''
  for await (const caseHistory of cases) {
    for (const event of caseHistory.events) {
      yield comma + eventOf(spoken, caseHistory, event)
      comma = ',\n'
    }
    noteCase(spoken, caseHistory)
  }
  yield '],\n"objects":['
  comma = ''
  for (const object of spoken.objects.values()) {
    yield comma + objectOf(spoken, object)
    comma = ',\n'
  }
  const eventTypes = [...spoken.types].map((name) => ({ name, attributes: ofEvents }))
  yield `],\n"eventTypes":${JSON.stringify(eventTypes)},\n"objectTypes":${JSON.stringify(objectTypes)}}\n`
}

function eventOf(spoken: ObjectLog, history: CaseHistory, event: HistoryEvent): string {
  const { activity, sequence, at, by, transition, role, type } = event
  spoken.types.add(activity)
  if (by) notePerson(spoken, by)
  return JSON.stringify({
    id: `${history.id}#${sequence}`,
    type: activity,
    time: at,
    attributes: [
      { name: 'transition', value: transition },
      { name: 'role', value: role },
      { name: 'type', value: type },
      { name: 'sequence', value: sequence },
    ],
    relationships: [
      { objectId: `case:${history.id}`, qualifier: 'case' },
      { objectId: `flow:${history.flow.id}`, qualifier: 'flow' },
      ...(by ? [{ objectId: `person:${by.id}`, qualifier: 'done by' }] : []),
    ],
  })
}

function noteCase(spoken: ObjectLog, history: CaseHistory): void {
  const { id, title, status, flow, starter, events } = history
  const time = events[0]?.at ?? '1970-01-01T00:00:00.000Z'
  notePerson(spoken, starter)
  noteObject(spoken, {
    id: `flow:${flow.id}`,
    type: 'flow',
    attributes: [{ name: 'name', value: flow.name }],
    time: '1970-01-01T00:00:00.000Z',
  })
  noteObject(spoken, {
    id: `case:${id}`,
    type: 'case',
    attributes: [
      { name: 'title', value: title },
      { name: 'status', value: status },
    ],
    time,
    relationships: [
      { objectId: `flow:${flow.id}`, qualifier: 'follows' },
      { objectId: `person:${starter.id}`, qualifier: 'started by' },
      ...originRelations(history),
    ],
  })
}

function originRelations({ partOf, followsUp }: CaseHistory): ObjectRelation[] {
  return [
    ...(partOf === undefined ? [] : [{ objectId: `case:${partOf}`, qualifier: 'part of' }]),
    ...(followsUp === undefined ? [] : [{ objectId: `case:${followsUp}`, qualifier: 'follow-up of' }]),
  ]
}

function notePerson(spoken: ObjectLog, { id, name }: HistoryPerson): void {
  noteObject(spoken, {
    id: `person:${id}`,
    type: 'person',
    attributes: [{ name: 'name', value: name }],
    time: '1970-01-01T00:00:00.000Z',
  })
}

type LogEntry = Readonly<{
  id: string
  type: (typeof objectTypes)[number]['name']
  attributes: readonly Value[]
  /** Time from which these values are valid. */
  time: string
  relationships?: readonly ObjectRelation[]
}>

function noteObject({ objects }: ObjectLog, object: LogEntry): void {
  if (!objects.has(object.id)) objects.set(object.id, object)
}

/** Drops relations to objects outside this log. */
function objectOf(
  { objects }: ObjectLog,
  { id, type, attributes, time, relationships = [] }: LogEntry,
): string {
  const timed = attributes.map(({ name, value }) => ({ name, time, value }))
  const known = relationships.filter(({ objectId }) => objects.has(objectId))
  return JSON.stringify({ id, type, attributes: timed, relationships: known })
}
