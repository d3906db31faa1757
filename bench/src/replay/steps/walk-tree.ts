import { type StepTree, splitLoop, type Way } from './step-tree.ts'

/** The route fields for each choice still ahead: at the launch, and with each step. */
export type Signposts = readonly ReadonlyMap<number, number>[]

type Walk = {
  decisions: Decisions
  made: Map<number, number>
  open: { activity: string; goOn: () => void }[]
}

/**
 * Follows a sequence along its tree as the product will, automatic decisions at once, and collects the next decision
 * of every choice before the launch and before each step. Throws where the sequence does not fit the tree.
 */
export function walkTree(tree: StepTree, decisions: Decisions, way: Way): Signposts {
  const walk: Walk = { decisions, made: new Map(), open: [] }
  const signposts = [nextDecisions(walk)]
  enter(walk, tree, () => undefined)
  for (const activity of way) {
    signposts.push(nextDecisions(walk))
    const index = walk.open.findIndex((step) => step.activity === activity)
    const [step] = index < 0 ? [] : walk.open.splice(index, 1)
    if (!step) throw new Error(`${activity} is not open`)
    step.goOn()
  }
  return signposts
}

function enter(walk: Walk, tree: StepTree, goOn: () => void): void {
  switch (tree.kind) {
    case 'nothing':
      goOn()
      return
    case 'step':
      walk.open.push({ activity: tree.activity, goOn })
      return
    case 'sequence':
      tree.parts.toReversed().reduce((next, part) => () => enter(walk, part, next), goOn)()
      return
    case 'parallel':
      enterAll(walk, tree.parts, goOn)
      return
    case 'choice':
      enterOne(walk, tree.parts[decide(walk, tree.id)], goOn)
      return
    case 'loop':
      enter(walk, tree.body, () => {
        const decided = decide(walk, tree.id)
        if (decided === 0) goOn()
        else enterOne(walk, tree.again[decided - 1], () => enter(walk, tree, goOn))
      })
  }
}

function enterAll(walk: Walk, parts: readonly StepTree[], goOn: () => void): void {
  let left = parts.length
  for (const part of parts)
    enter(walk, part, () => {
      left -= 1
      if (left === 0) goOn()
    })
}

function enterOne(walk: Walk, part: StepTree | undefined, goOn: () => void): void {
  if (part) enter(walk, part, goOn)
}

function decide({ decisions, made }: Walk, id: number): number {
  const times = made.get(id) ?? 0
  made.set(id, times + 1)
  return decisions.get(id)?.[times] ?? 0
}

function nextDecisions({ decisions, made }: Walk): ReadonlyMap<number, number> {
  return new Map([...decisions].map(([id, all]) => [id, all[made.get(id) ?? 0] ?? 0]))
}

/** The decisions at each choice and loop in order. A decision of 0 leaves a loop. */
type Decisions = ReadonlyMap<number, readonly number[]>

/** Returns the decisions that make a case follow this sequence through the tree that was mined from it. */
export function choicesOf(tree: StepTree, way: Way): Decisions {
  const decisions = new Map<number, number[]>()
  note(tree, way, (id, decided) => {
    decisions.set(id, [...(decisions.get(id) ?? []), decided])
  })
  return decisions
}

type Note = (id: number, decided: number) => void

function note(tree: StepTree, way: Way, decide: Note): void {
  if (tree.kind === 'sequence' || tree.kind === 'parallel') {
    for (const part of tree.parts) {
      const own = activitiesOf(part)
      note(
        part,
        way.filter((activity) => own.has(activity)),
        decide,
      )
    }
  }
  if (tree.kind === 'choice') noteChoice(tree, way, decide)
  if (tree.kind === 'loop') noteLoop(tree, way, decide)
}

function noteChoice({ id, parts }: Extract<StepTree, { kind: 'choice' }>, way: Way, decide: Note): void {
  const [first] = way
  const index = parts.findIndex((part) =>
    first === undefined ? part.kind === 'nothing' : activitiesOf(part).has(first),
  )
  const part = parts[index]
  if (!part) throw new Error(`No way for ${JSON.stringify(way)}`)
  decide(id, index)
  note(part, way, decide)
}

function noteLoop(tree: Extract<StepTree, { kind: 'loop' }>, way: Way, decide: Note): void {
  const { id, body, again } = tree
  for (const { group, way: stretch } of loopPartsOf(tree, way)) {
    const part = group === 0 ? body : again[group - 1]
    if (!part) throw new Error(`No way for ${JSON.stringify(way)}`)
    if (group > 0) decide(id, group)
    note(part, stretch, decide)
  }
  decide(id, 0)
}

/** Where the body or the way back has no activity, each activity is its own part. */
function loopPartsOf({ body, again }: Extract<StepTree, { kind: 'loop' }>, way: Way) {
  const groups = [body, ...again].map((part) => [...activitiesOf(part)])
  if (body.kind === 'nothing')
    return way.map((activity) => ({
      group: groups.findIndex((group) => group.includes(activity)),
      way: [activity],
    }))
  if (again.some(({ kind }) => kind === 'nothing'))
    return way.flatMap((activity, index) => [
      ...(index === 0 ? [] : [{ group: 1, way: [] }]),
      { group: 0, way: [activity] },
    ])
  return splitLoop(way, groups)
}

function activitiesOf(tree: StepTree): ReadonlySet<string> {
  switch (tree.kind) {
    case 'step':
      return new Set([tree.activity])
    case 'nothing':
      return new Set()
    case 'loop':
      return new Set([tree.body, ...tree.again].flatMap((part) => [...activitiesOf(part)]))
    default:
      return new Set(tree.parts.flatMap((part) => [...activitiesOf(part)]))
  }
}
