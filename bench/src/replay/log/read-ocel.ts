import { hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { TraceEvent } from './trace.ts'

/** A case as it was read back from an export. `told` are its events by `linesOf`, `count` how many. */
export type ExportedCase = Readonly<{
  caseId: string
  told: string
  count: number
  status: string
  followsUp: string | undefined
}>

const Thing = z.object({
  id: z.string(),
  type: z.string(),
  time: z.string().optional(),
  attributes: z.array(z.object({ name: z.string(), value: z.union([z.string(), z.number()]) })),
  relationships: z.array(z.object({ objectId: z.string(), qualifier: z.string() })),
})
type Thing = z.infer<typeof Thing>

/** Events of a case whose people are still to be named: OCEL tells them at its end. */
type Open = { caseId: string; events: Thing[] }

/**
 * The cases of an OCEL file as the product writes it: a line for each event and object, the events of a case together.
 * Reads it twice, since OCEL describes its objects after the events that speak of them.
 */
export async function* readOcel(path: string): AsyncGenerator<ExportedCase> {
  const objects = await objectsIn(path)
  let open: Open | undefined
  for await (const thing of things(path)) {
    const caseId = related(thing, 'case') ?? ''
    if (caseId !== open?.caseId) {
      if (open) yield exported(open, objects)
      open = { caseId, events: [] }
    }
    if (isObject(thing)) return
    open.events.push(thing)
  }
}

async function objectsIn(path: string): Promise<ReadonlyMap<string, Thing>> {
  const objects = new Map<string, Thing>()
  for await (const thing of things(path)) if (isObject(thing)) objects.set(thing.id, thing)
  return objects
}

function isObject({ time }: Thing): boolean {
  return time === undefined
}

async function* things(path: string): AsyncGenerator<Thing> {
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    const begin = line.indexOf('{"id":')
    if (begin >= 0) yield Thing.parse(JSON.parse(line.slice(begin, line.lastIndexOf('}') + 1)))
  }
}

function exported({ caseId: object, events }: Open, objects: ReadonlyMap<string, Thing>): ExportedCase {
  const about = objects.get(object)
  const told = events.map((event): TraceEvent => {
    const person = objects.get(related(event, 'done by') ?? '')
    return {
      activity: event.type,
      at: event.time ?? '',
      resource: attributeOf(person, 'name'),
      transition: attributeOf(event, 'transition') === 'start' ? 'start' : 'complete',
    }
  })
  return {
    caseId: idIn(object),
    told: linesOf(told),
    count: events.length,
    status: attributeOf(about, 'status'),
    followsUp: about && idOf(related(about, 'follow-up of')),
  }
}

function related({ relationships }: Thing, qualifier: string): string | undefined {
  return relationships.find((relation) => relation.qualifier === qualifier)?.objectId
}

function attributeOf(thing: Thing | undefined, name: string): string {
  return String(thing?.attributes.find((attribute) => attribute.name === name)?.value ?? '')
}

function idOf(object: string | undefined): string | undefined {
  return object === undefined ? undefined : idIn(object)
}

/** Objects are called `case:<id>`. */
function idIn(object: string): string {
  return object.slice(object.indexOf(':') + 1)
}

/** A case's events as one short text that is the same only for the same events: there may be very many cases. */
export function linesOf(events: readonly TraceEvent[]): string {
  const lines = events.map(({ activity, transition, at, resource }) =>
    JSON.stringify([activity, transition, at, resource]),
  )
  return hash('sha256', lines.join('\n'), 'hex')
}
