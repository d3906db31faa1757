import type { NodeKind } from '../node-kind.ts'
import { type EndNode, endTraits } from './end-settings.ts'

/** Consumes the token; the case is approved when the last one is gone. */
export const end: NodeKind<EndNode> = {
  ...endTraits,
  enter: () => [],
  exits: () => [[]],
  outside: () => undefined,
  problems: () => [],
}
