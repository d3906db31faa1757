import { nextSteps } from '../../engine/next-steps.ts'
import type { NodeKind } from '../node-kind.ts'
import type { StartNode } from './start-settings.ts'

export const start: NodeKind<StartNode> = {
  waitsFor: 'nothing',
  enter: (run, { id }, { from }) => nextSteps(run, id, from),
  exits: (_node, lines) => [lines],
  problems: () => [],
}
