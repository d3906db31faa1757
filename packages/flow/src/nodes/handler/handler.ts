import type { NodeKind } from '../node-kind.ts'
import { enterPeople } from '../people/enter-people.ts'
import { peopleProblems } from '../people/people-problems.ts'
import type { HandlerNode } from './handler-settings.ts'

export const handler: NodeKind<HandlerNode> = {
  waitsFor: 'people',
  enter: enterPeople,
  exits: (_node, lines) => [lines],
  problems: peopleProblems,
}
