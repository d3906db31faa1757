import { type DocumentAction, isStarterAction, parseAction, type Trace } from '../log/trace.ts'
import { type Course, type CourseStatus, type Step, statusAfterAction, unknownRole } from './course.ts'

/**
 * Returns the documents of a trace in the order of their first action; there may be several of one kind. Empty for a
 * trace without actions on documents.
 */
export function coursesOf({ name, attributes, events }: Trace): readonly Course[] {
  const steps = events
    .filter(({ transition }) => transition === 'complete')
    .map(({ activity, at, resource }): Step => ({ activity, at, resource, action: parseAction(activity) }))
  const numbers = new Map<string, number>()
  return assignSteps(steps).map(({ document, starter, steps }) => {
    const number = (numbers.get(document) ?? 0) + 1
    numbers.set(document, number)
    return {
      name: number === 1 ? name : `${name} #${number}`,
      document,
      attributes,
      starter,
      steps: dropLateWithdrawals(steps, starter),
    }
  })
}

/** A starter who gives up an ended document changes nothing: the step is only recorded. */
function dropLateWithdrawals(steps: readonly Step[], starter: string): readonly Step[] {
  let status: CourseStatus | undefined
  return steps.map((step) => {
    const { action } = step
    if (!action) return step
    if (status === 'terminated' && action.verb === 'REJECTED' && action.role === starter)
      return { ...step, action: undefined }
    status = statusAfterAction(status, action, starter)
    return step
  })
}

type DocumentSteps = Readonly<{ document: string; starter: string; steps: readonly Step[] }>

type DocumentCourse = { document: string; steps: Step[] }

/**
 * Assigns steps to documents in the order of their first actions. An outside step belongs to the document with the
 * latest action before it, or else to the first document.
 */
function assignSteps(steps: readonly Step[]): readonly DocumentSteps[] {
  const paperOf = groupByDocument(steps)
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
  return steps.find(({ action }) => action && isStarterAction(action))?.action?.role ?? ''
}

/** Documents of different kinds differ by name; those of one kind by which actions are possible. */
function groupByDocument(steps: readonly Step[]): ReadonlyMap<Step, DocumentCourse> {
  const paperOf = new Map<Step, DocumentCourse>()
  for (const document of new Set(steps.flatMap(({ action }) => (action ? [action.document] : [])))) {
    const about = steps.filter(({ action }) => action?.document === document)
    const papers: DocumentCourse[] = []
    const actions = about.flatMap(({ action }) => (action ? [action] : []))
    for (const [index, paper] of separateDocuments(actions).entries()) {
      papers[paper] ??= { document, steps: [] }
      const step = about[index]
      if (step) paperOf.set(step, papers[paper])
    }
  }
  return paperOf
}

/** A document of a kind while its actions are being separated from those of others. */
type DocumentState = Readonly<{
  status: CourseStatus | undefined
  /** The role that first saved or submitted it; no other role saves or submits it. */
  starter: string
  /** The roles that have approved since the last submission. */
  agreed: readonly string[]
}>

/** The limit of readings that are tried. */
const mostTried = 20_000

/**
 * Returns the number of the document for each action of a log that only names its kind: the first assignment in which
 * every action is possible, or the order of the log without one. A submission continues the latest document that can
 * be submitted again, or starts another; an approval goes to the oldest document that still needs it.
 */
export function separateDocuments(actions: readonly DocumentAction[]): readonly number[] {
  return findReading(actions) ?? readInOrder(actions)
}

type ReadingStep = { papers: readonly DocumentState[]; places: readonly number[]; tried: number }

/** Continues while the actions are possible, and backtracks to the next reading where one is not. */
function findReading(actions: readonly DocumentAction[]): readonly number[] | undefined {
  const leadNowhere = new Set<string>()
  const trail: ReadingStep[] = []
  let papers: readonly DocumentState[] = []
  for (;;) {
    const action = actions[trail.length]
    if (!action) return trail.map(({ places, tried }) => places[tried - 1] ?? 0)
    const isKnown = leadNowhere.size > 0 && leadNowhere.has(keyOf(trail.length, papers))
    trail.push({ papers, places: isKnown ? [] : findCandidates(papers, action), tried: 0 })

    const next = nextReading(actions, trail, leadNowhere)
    if (!next || leadNowhere.size > mostTried) return undefined
    papers = next
  }
}

/** Returns the documents after the next possible action, backtracking as far as necessary. */
function nextReading(
  actions: readonly DocumentAction[],
  trail: ReadingStep[],
  leadNowhere: Set<string>,
): readonly DocumentState[] | undefined {
  for (let last = trail.at(-1); last; last = trail.at(-1)) {
    const action = actions[trail.length - 1]
    const place = last.places[last.tried]
    last.tried += 1
    if (action && place !== undefined) return applyAction(last.papers, place, action)
    trail.pop()
    leadNowhere.add(keyOf(trail.length, last.papers))
  }
  return undefined
}

/** What is possible later depends on the statuses and starters of the documents, and not on which is which. */
function keyOf(at: number, papers: readonly DocumentState[]): string {
  const states = papers.map(({ status, starter }) => `${status} ${starter}`)
  return `${at} ${states.sort().join('\n')}`
}

function readInOrder(actions: readonly DocumentAction[]): readonly number[] {
  let papers: readonly DocumentState[] = []
  return actions.map((action) => {
    const index = findCandidates(papers, action)[0] ?? Math.max(papers.length - 1, 0)
    papers = applyAction(papers, index, action)
    return index
  })
}

function applyAction(
  papers: readonly DocumentState[],
  index: number,
  action: DocumentAction,
): readonly DocumentState[] {
  const fresh = { status: undefined, agreed: [], starter: isStarterAction(action) ? action.role : '' }
  const { status, agreed, starter } = papers[index] ?? fresh
  const after = {
    status: statusAfterAction(status, action, starter),
    agreed: action.verb === 'SUBMITTED' ? [] : [...agreed, action.role],
    starter,
  }
  return index < papers.length ? papers.with(index, after) : [...papers, after]
}

/** Returns the documents an action can refer to, the most likely first. */
function findCandidates(papers: readonly DocumentState[], action: DocumentAction): readonly number[] {
  const { verb, role } = action
  const places = [...papers.keys()]
  const isOwn = (index: number) => papers[index]?.starter === role
  const oldest = (...statuses: readonly CourseStatus[]) =>
    places.filter((index) => statuses.includes(papers[index]?.status ?? 'draft'))
  const latest = (...statuses: readonly CourseStatus[]) => oldest(...statuses).reverse()
  const fresh = papers.length

  if (verb === 'SAVED') return [...latest('draft', 'returned', 'recalled').filter(isOwn), fresh]
  if (verb === 'SUBMITTED')
    return [...latest('draft', 'returned', 'recalled', 'terminated').filter(isOwn), fresh]
  const running = oldest('running')
  if (verb === 'REJECTED' && role === unknownRole)
    return [...running, ...latest('returned', 'recalled', 'approved', 'draft')]
  const hasAgreed = (index: number) => papers[index]?.agreed.includes(role)
  const ofOthers = running.filter((index) => verb !== 'REJECTED' || !isOwn(index))
  const needed = ofOthers.toSorted((one, other) => Number(hasAgreed(one)) - Number(hasAgreed(other)))
  if (verb !== 'REJECTED') return needed
  const own = [...latest('returned'), ...latest('running'), ...latest('terminated')].filter(isOwn)
  return [...own, ...needed]
}
