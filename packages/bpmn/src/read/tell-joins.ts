import type { ReportNote } from '../note.ts'
import { type Diagram, type DrawnLine, type DrawnNode, linesInto, linesOutOf } from './drawing.ts'
import { choosingNodes, dividingNodes, linesAfter, nodesOnEveryWay } from './ways.ts'

/**
 * Notes joins that mean something else here. A merge waits for all that can still come and goes on once; a parallel
 * join of BPMN waits for every way, and an exclusive one goes on for each.
 */
export function tellJoins(drawing: Diagram, tell: ReportNote): void {
  const joins = drawing.nodes.filter(({ id, own }) => !own && linesInto(drawing, id).length > 1)
  const told = (join: DrawnNode) => ({ element: join.id, name: join.name || join.id })
  for (const join of joins.filter(({ part }) => part === 'parallel'))
    if (mayMissOne(drawing, join)) tell('joinDoesNotBlock', told(join))
  for (const join of joins.filter(({ part }) => part === 'exclusive'))
    if (mayComeTwice(drawing, join)) tell('joinGoesOnOnce', told(join))
}

/** Whether a choice decides which ways into the join are taken. */
function mayMissOne(drawing: Diagram, join: DrawnNode): boolean {
  return choosingNodes(drawing).some((split) => {
    const reached = waysInto(drawing, { split, join, until: new Set([join.id, split.id]) })
    const [first, ...others] = reached.map((lines) => lines.map(({ id }) => id).join(' '))
    return reached.some((lines) => lines.length > 0) && others.some((other) => other !== first)
  })
}

/** Whether two ways of one split come into the join by different transitions, and nothing joins them before. */
function mayComeTwice(drawing: Diagram, join: DrawnNode): boolean {
  return dividingNodes(drawing).some((split) => {
    const before = nodesOnEveryWay(drawing, split.id)
    const reached = waysInto(drawing, { split, join, until: new Set([...before, join.id, split.id]) })
    const coming = reached.filter((lines) => lines.length > 0)
    return coming.length > 1 && new Set(coming.flat()).size > 1
  })
}

type Ways = Readonly<{ split: DrawnNode; join: DrawnNode; until: ReadonlySet<string> }>

/** For each way out of a split, the transitions by which it comes into the join. */
function waysInto(drawing: Diagram, { split, join, until }: Ways): readonly (readonly DrawnLine[])[] {
  const into = linesInto(drawing, join.id)
  return linesOutOf(drawing, split.id).map((way) => {
    const after = linesAfter(drawing, way, until)
    return into.filter((line) => after.has(line))
  })
}
