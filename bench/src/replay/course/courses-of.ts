import { hash } from 'node:crypto'
import { begins, type Deed, deedIn, type Trace } from '../log/trace.ts'
import { type Course, type CourseStatus, missing, type Step, statusAfterDeed } from './course.ts'

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

type DocumentCourse = { document: string; steps: Step[] }

/**
 * Which step is about which document, in the order of their first deeds. An outside step belongs to the document that
 * somebody dealt with last before it; what happens before any belongs to the first.
 */
function dealOut(steps: readonly Step[]): readonly Dealt[] {
  const paperOf = papersOf(steps)
  const papers: DocumentCourse[] = []
  const before: Step[] = []
  let latest: DocumentCourse | undefined
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
function papersOf(steps: readonly Step[]): ReadonlyMap<Step, DocumentCourse> {
  const paperOf = new Map<Step, DocumentCourse>()
  for (const document of new Set(steps.flatMap(({ deed }) => (deed ? [deed.document] : [])))) {
    const about = steps.filter(({ deed }) => deed?.document === document)
    const papers: DocumentCourse[] = []
    const deeds = about.flatMap(({ deed }) => (deed ? [deed] : []))
    for (const [place, paper] of tellApart(deeds).entries()) {
      papers[paper] ??= { document, steps: [] }
      const step = about[place]
      if (step) paperOf.set(step, papers[paper])
    }
  }
  return paperOf
}

/** One document of a kind while its deeds are being told apart from those of others. */
type Paper = Readonly<{
  status: CourseStatus | undefined
  /** The role that saved or submitted it first: nobody else saves or submits it. */
  starter: string
  /** Who has agreed since it was submitted last. */
  agreed: readonly string[]
}>

/** More ways to read a log than this are not tried. */
const mostTried = 20_000

/**
 * The number of the document that each deed is about, where a log only names their kind: the first reading in which every
 * deed is possible. What is submitted goes on with the latest that can be submitted again, or begins another; who agrees,
 * agrees to the oldest that still needs him. A log that cannot be read so at all is read as it comes, up to what is
 * impossible in it.
 */
export function tellApart(deeds: readonly Deed[]): readonly number[] {
  return readable(deeds) ?? asItComes(deeds)
}

type Position = { papers: readonly Paper[]; places: readonly number[]; tried: number }

/** Goes on as long as the deeds are possible, and back to the next reading where one is not. */
function readable(deeds: readonly Deed[]): readonly number[] | undefined {
  const leadNowhere = new Set<string>()
  const trail: Position[] = []
  let papers: readonly Paper[] = []
  for (;;) {
    const deed = deeds[trail.length]
    if (!deed) return trail.map(({ places, tried }) => places[tried - 1] ?? 0)
    const isKnown = leadNowhere.size > 0 && leadNowhere.has(keyOf(trail.length, papers))
    trail.push({ papers, places: isKnown ? [] : placesFor(papers, deed), tried: 0 })

    const next = nextReading(deeds, trail, leadNowhere)
    if (!next || leadNowhere.size > mostTried) return undefined
    papers = next
  }
}

/** The documents after the next deed that is possible, having gone back as far as it takes. */
function nextReading(
  deeds: readonly Deed[],
  trail: Position[],
  leadNowhere: Set<string>,
): readonly Paper[] | undefined {
  for (let last = trail.at(-1); last; last = trail.at(-1)) {
    const deed = deeds[trail.length - 1]
    const place = last.places[last.tried]
    last.tried += 1
    if (deed && place !== undefined) return afterDeed(last.papers, place, deed)
    trail.pop()
    leadNowhere.add(keyOf(trail.length, last.papers))
  }
  return undefined
}

function keyOf(at: number, papers: readonly Paper[]): string {
  return hash('sha256', `${at} ${JSON.stringify(papers)}`, 'base64')
}

function asItComes(deeds: readonly Deed[]): readonly number[] {
  let papers: readonly Paper[] = []
  return deeds.map((deed) => {
    const place = placesFor(papers, deed)[0] ?? Math.max(papers.length - 1, 0)
    papers = afterDeed(papers, place, deed)
    return place
  })
}

function afterDeed(papers: readonly Paper[], place: number, deed: Deed): readonly Paper[] {
  const fresh = { status: undefined, agreed: [], starter: begins(deed) ? deed.role : '' }
  const { status, agreed, starter } = papers[place] ?? fresh
  const after = {
    status: statusAfterDeed(status, deed, starter),
    agreed: deed.verb === 'SUBMITTED' ? [] : [...agreed, deed.role],
    starter,
  }
  return place < papers.length ? papers.with(place, after) : [...papers, after]
}

/** The documents that a deed can be about, the likeliest first. */
function placesFor(papers: readonly Paper[], deed: Deed): readonly number[] {
  const { verb, role } = deed
  const places = [...papers.keys()]
  const isOwn = (place: number) => papers[place]?.starter === role
  const oldest = (...statuses: readonly CourseStatus[]) =>
    places.filter((place) => statuses.includes(papers[place]?.status ?? 'draft'))
  const latest = (...statuses: readonly CourseStatus[]) => oldest(...statuses).reverse()
  const fresh = papers.length

  if (verb === 'SAVED') return [...latest('draft', 'returned', 'recalled').filter(isOwn), fresh]
  if (verb === 'SUBMITTED')
    return [...latest('draft', 'returned', 'recalled', 'terminated').filter(isOwn), fresh]
  const running = oldest('running')
  if (verb === 'REJECTED' && role === missing)
    return [...running, ...latest('returned', 'recalled', 'approved', 'draft')]
  const hasAgreed = (place: number) => papers[place]?.agreed.includes(role)
  const ofOthers = running.filter((place) => verb !== 'REJECTED' || !isOwn(place))
  const needed = ofOthers.toSorted((one, other) => Number(hasAgreed(one)) - Number(hasAgreed(other)))
  if (verb !== 'REJECTED') return needed
  const own = [...latest('returned'), ...latest('running'), ...latest('terminated')].filter(isOwn)
  return [...own, ...needed]
}
