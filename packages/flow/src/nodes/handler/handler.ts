import type { NodeKind } from '../node-kind.ts'
import { enterPeople } from '../people/enter-people.ts'
import { peopleProblems } from '../people/people-problems.ts'
import { type HandlerNode, handlerTraits } from './handler-settings.ts'

export const handler: NodeKind<HandlerNode> = {
  ...handlerTraits,
  enter: enterPeople,
  exits: (_node, lines) => [lines],
  outside: () => undefined,
  problems: peopleProblems,
}
