import type { FlowPlan } from '../flow-plan.ts'
import { keyOf, type Marking, type Move, markingOf, movesFrom } from './marking.ts'

/** A state that can come about, how it first did, and which states can follow. */
export type Reached = Readonly<{
  marking: Marking
  moves: readonly Move[]
  previous?: Readonly<{ key: string; node: string }>
}>

export type Explored = Readonly<{ states: ReadonlyMap<string, Reached>; isComplete: boolean }>

/** Every state that can come about, breadth first, so that the way to each is a shortest one. */
export function explore(plan: FlowPlan, most: number): Explored {
  const states = new Map<string, Reached>()
  const open: Pick<Reached, 'marking' | 'previous'>[] = [{ marking: markingOf([plan.start.id]) }]
  for (let place = 0; place < open.length; place += 1) {
    const next = open[place]
    if (!next || states.has(keyOf(next.marking))) continue
    if (states.size === most) return { states, isComplete: false }

    const key = keyOf(next.marking)
    const moves = next.marking.length > tooManyTokens ? [] : movesFrom(plan, next.marking)
    states.set(key, { ...next, moves })
    open.push(...moves.map(({ node, to }) => ({ marking: to, previous: { key, node } })))
  }
  return { states, isComplete: true }
}

/** A state with that many tokens comes from a circle that gives birth to them; it is reported, not followed. */
export const tooManyTokens = 200

/** The nodes left, in order, on the way to a state. */
export function pathTo({ states }: Explored, key: string): readonly string[] {
  const path: string[] = []
  for (let at = states.get(key)?.previous; at; at = states.get(at.key)?.previous) path.push(at.node)
  return path.reverse()
}
