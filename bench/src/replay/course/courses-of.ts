import { begins, deedIn } from '../log/activity.ts'
import type { Trace } from '../log/trace.ts'
import type { Course, Step } from './course.ts'
import { type CourseStatus, statusAfterDeed } from './course-state.ts'
import { tellApart } from './tell-apart.ts'

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

type Dealt = Readonly<{ document: string; starter: string; steps: readonly Step[] }>

type Paper = { document: string; steps: Step[] }

/**
 * Which step is about which document, in the order of their first deeds. An outside step belongs to the document that
 * somebody dealt with last before it; what happens before any belongs to the first.
 */
function dealOut(steps: readonly Step[]): readonly Dealt[] {
  const paperOf = papersOf(steps)
  const papers: Paper[] = []
  const before: Step[] = []
  let latest: Paper | undefined
  for (const step of steps) {
    const paper = paperOf.get(step) ?? latest
    if (paper === undefined) {
      before.push(step)
      continue
    }
    if (latest === undefined) paper.steps.push(...before)
    if (!papers.includes(paper)) papers.push(paper)
    paper.steps.push(step)
    latest = paper
  }
  return papers.map((paper) => ({ ...paper, starter: starterIn(paper.steps) }))
}

function starterIn(steps: readonly Step[]): string {
  return steps.find(({ deed }) => deed && begins(deed))?.deed?.role ?? ''
}

/** Documents of different kinds are told apart by their names, those of one kind by what can be done with each. */
function papersOf(steps: readonly Step[]): ReadonlyMap<Step, Paper> {
  const paperOf = new Map<Step, Paper>()
  for (const document of new Set(steps.flatMap(({ deed }) => (deed ? [deed.document] : [])))) {
    const about = steps.filter(({ deed }) => deed?.document === document)
    const papers: Paper[] = []
    const deeds = about.flatMap(({ deed }) => (deed ? [deed] : []))
    for (const [place, paper] of tellApart(deeds).entries()) {
      papers[paper] ??= { document, steps: [] }
      const step = about[place]
      if (step) paperOf.set(step, papers[paper])
    }
  }
  return paperOf
}
