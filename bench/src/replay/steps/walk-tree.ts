import type { Decisions } from './choices-of.ts'
import type { StepTree, Way } from './step-tree.ts'

/** What the form has to say about each choice that is still to come: at the launch, and with each step. */
export type Signposts = readonly ReadonlyMap<number, number>[]

type Walk = {
  decisions: Decisions
  made: Map<number, number>
  open: { activity: string; goOn: () => void }[]
}

/**
 * Goes a way along its tree as the product will, everything that decides itself at once, and notes before the launch and
 * before each step what the next decision at every choice is. Throws where the way does not fit the tree.
 */
export function walkTree(tree: StepTree, decisions: Decisions, way: Way): Signposts {
  const walk: Walk = { decisions, made: new Map(), open: [] }
  const signposts = [nextDecisions(walk)]
  enter(walk, tree, () => undefined)
  for (const activity of way) {
    signposts.push(nextDecisions(walk))
    const place = walk.open.findIndex((step) => step.activity === activity)
    const [step] = place < 0 ? [] : walk.open.splice(place, 1)
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
