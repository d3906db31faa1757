import { type Deed, deedIn } from './activity.ts'
import type { Trace } from './trace.ts'

/** One step of a document: a deed, or an outside step that is noted with it. */
export type Step = Readonly<{ at: string; activity: string; deed: Deed | undefined }>

/** The way of one document through one trace: what becomes one case. */
export type Course = Readonly<{
  name: string
  document: string
  attributes: ReadonlyMap<string, string>
  /** The roles that save or submit this document in this trace. */
  starters: ReadonlySet<string>
  steps: readonly Step[]
}>

/**
 * The documents that a trace speaks of, in the order of their first deed. An outside step belongs to the document that
 * somebody dealt with last before it, or to the first one when nobody has dealt with any yet. Empty for a trace in which
 * nobody does anything with a document.
 */
export function coursesOf({ name, attributes, events }: Trace): readonly Course[] {
  const steps = events.map((event): Step => ({ ...event, deed: deedIn(event.activity) }))
  let document = steps.find(({ deed }) => deed)?.deed?.document
  if (document === undefined) return []

  const courses = new Map<string, Step[]>()
  for (const step of steps) {
    document = step.deed?.document ?? document
    const course = courses.get(document) ?? []
    courses.set(document, course)
    course.push(step)
  }
  return [...courses].map(([document, steps]) => ({
    name,
    document,
    attributes,
    starters: startersIn(steps),
    steps,
  }))
}

function startersIn(steps: readonly Step[]): ReadonlySet<string> {
  const deeds = steps.flatMap(({ deed }) => deed ?? [])
  return new Set(deeds.filter(({ verb }) => verb === 'SAVED' || verb === 'SUBMITTED').map(({ role }) => role))
}
