import { hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { TraceEvent } from './trace.ts'

/** A case as read back from an export. `traceEvents` is the fingerprint of its events by `linesOf`, `count` their number. */
export type ExportedCase = Readonly<{
  caseId: string
  fingerprint: string
  count: number
  status: string
  followsUp: string | undefined
}>

const OcelEntry = z.object({
  id: z.string(),
  type: z.string(),
  time: z.string().optional(),
  attributes: z.array(z.object({ name: z.string(), value: z.union([z.string(), z.number()]) })),
  relationships: z.array(z.object({ objectId: z.string(), qualifier: z.string() })),
})
type OcelEntry = z.infer<typeof OcelEntry>

/** Events of a case whose people are still unknown: OCEL names them at its end. */
type OpenCase = { caseId: string; events: OcelEntry[] }

/**
 * Reads the cases of an OCEL file as the product writes it: one line per event and object, the events of a case
 * together. Reads it twice, because OCEL describes its objects after the events.
 */
export async function* readOcel(path: string): AsyncGenerator<ExportedCase> {
  const objects = await objectsIn(path)
  let open: OpenCase | undefined
  for await (const entry of readEntries(path)) {
    const caseId = findRelated(entry, 'case') ?? ''
    if (caseId !== open?.caseId) {
      if (open) yield exported(open, objects)
      open = { caseId, events: [] }
    }
    if (isObject(entry)) return
    open.events.push(entry)
  }
}

async function objectsIn(path: string): Promise<ReadonlyMap<string, OcelEntry>> {
  const objects = new Map<string, OcelEntry>()
  for await (const entry of readEntries(path)) if (isObject(entry)) objects.set(entry.id, entry)
  return objects
}

function isObject({ time }: OcelEntry): boolean {
  return time === undefined
}

async function* readEntries(path: string): AsyncGenerator<OcelEntry> {
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    const begin = line.indexOf('{"id":')
    if (begin >= 0) yield OcelEntry.parse(JSON.parse(line.slice(begin, line.lastIndexOf('}') + 1)))
  }
}

function exported(
  { caseId: object, events }: OpenCase,
  objects: ReadonlyMap<string, OcelEntry>,
): ExportedCase {
  const about = objects.get(object)
  const traceEvents = events.map((event): TraceEvent => {
    const person = objects.get(findRelated(event, 'done by') ?? '')
    return {
      activity: event.type,
      at: event.time ?? '',
      resource: attributeOf(person, 'name'),
      transition: attributeOf(event, 'transition') === 'start' ? 'start' : 'complete',
    }
  })
  return {
    caseId: idIn(object),
    fingerprint: fingerprintOf(traceEvents),
    count: events.length,
    status: attributeOf(about, 'status'),
    followsUp: about && idOf(findRelated(about, 'follow-up of')),
  }
}

function findRelated({ relationships }: OcelEntry, qualifier: string): string | undefined {
  return relationships.find((relation) => relation.qualifier === qualifier)?.objectId
}

function attributeOf(entry: OcelEntry | undefined, name: string): string {
  return String(entry?.attributes.find((attribute) => attribute.name === name)?.value ?? '')
}

function idOf(object: string | undefined): string | undefined {
  return object === undefined ? undefined : idIn(object)
}

/** Objects are called `case:<id>`. */
function idIn(object: string): string {
  return object.slice(object.indexOf(':') + 1)
}

/** Returns a fingerprint of a case's events, short because there may be very many cases. */
export function fingerprintOf(events: readonly TraceEvent[]): string {
  const lines = events.map(({ activity, transition, at, resource }) =>
    JSON.stringify([activity, transition, at, resource]),
  )
  return hash('sha256', lines.join('\n'), 'hex')
}
