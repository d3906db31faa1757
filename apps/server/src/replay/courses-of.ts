import { deedIn } from './activity.ts'
import type { Course, Step } from './course.ts'
import { type CourseStatus, statusAfterDeed } from './course-state.ts'
import { dealOut } from './deal-out.ts'
import type { Trace } from './trace.ts'

/**
 * The documents that a trace speaks of, in the order of their first deed; of one kind there may be several. Empty for a
 * trace in which nobody does anything with a document.
 */
export function coursesOf({ name, attributes, events }: Trace): readonly Course[] {
  const steps = events
    .filter(({ transition }) => transition === 'complete')
    .map(({ activity, at, resource }): Step => ({ activity, at, resource, deed: deedIn(activity) }))
  const numbers = new Map<string, number>()
  return dealOut(steps).map(({ document, starter, steps }) => {
    const number = (numbers.get(document) ?? 0) + 1
    numbers.set(document, number)
    return {
      name: number === 1 ? name : `${name} #${number}`,
      document,
      attributes,
      starter,
      steps: withoutAfterwords(steps, starter),
    }
  })
}

/** A starter who gives up what was ended already only says so: it is noted, and changes nothing. */
function withoutAfterwords(steps: readonly Step[], starter: string): readonly Step[] {
  let status: CourseStatus | undefined
  return steps.map((step) => {
    const { deed } = step
    if (!deed) return step
    if (status === 'terminated' && deed.verb === 'REJECTED' && deed.role === starter)
      return { ...step, deed: undefined }
    status = statusAfterDeed(status, deed, starter)
    return step
  })
}
