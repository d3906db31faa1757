import { nextSteps } from '../../engine/run.ts'
import type { NodeKind } from '../node-kind.ts'
import { type StartNode, startTraits } from './start-settings.ts'

export const start: NodeKind<StartNode> = {
  ...startTraits,
  enter: (run, { id }, { from }) => nextSteps(run, id, from),
  exits: (_node, lines) => [lines],
  outside: () => undefined,
  problems: () => [],
}
