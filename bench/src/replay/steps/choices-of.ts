import { splitLoop } from './split-loop.ts'
import type { StepTree, Way } from './step-tree.ts'

/** For each choice and loop what is decided there, time after time. A loop is left with 0. */
export type Decisions = ReadonlyMap<number, readonly number[]>

/** What has to be decided so that a case goes this way through the tree that was mined from it. */
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
  const place = parts.findIndex((part) =>
    first === undefined ? part.kind === 'nothing' : activitiesOf(part).has(first),
  )
  const part = parts[place]
  if (!part) throw new Error(`No way for ${JSON.stringify(way)}`)
  decide(id, place)
  note(part, way, decide)
}

function noteLoop(tree: Extract<StepTree, { kind: 'loop' }>, way: Way, decide: Note): void {
  const { id, body, again } = tree
  for (const { group, way: stretch } of stretchesOf(tree, way)) {
    const part = group === 0 ? body : again[group - 1]
    if (!part) throw new Error(`No way for ${JSON.stringify(way)}`)
    if (group > 0) decide(id, group)
    note(part, stretch, decide)
  }
  decide(id, 0)
}

/** Where body or way back has no activity of its own, each activity is a stretch. */
function stretchesOf({ body, again }: Extract<StepTree, { kind: 'loop' }>, way: Way) {
  const groups = [body, ...again].map((part) => [...activitiesOf(part)])
  if (body.kind === 'nothing')
    return way.map((activity) => ({
      group: groups.findIndex((group) => group.includes(activity)),
      way: [activity],
    }))
  if (again.some(({ kind }) => kind === 'nothing'))
    return way.flatMap((activity, place) => [
      ...(place === 0 ? [] : [{ group: 1, way: [] }]),
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
