import { openWait } from '../../engine/tasks-and-waits.ts'
import type { NodeKind } from '../node-kind.ts'
import { type ExternalNode, externalTraits } from './external-settings.ts'

/** The server sends the request after the commit; the token stays until the answer arrives. */
export const external: NodeKind<ExternalNode> = {
  ...externalTraits,
  enter: (run, node, step) => openWait(run, node, step, {}),
  exits: (_node, lines) => [lines],
  outside: () => undefined,
  problems: ({ id, url }) =>
    URL.canParse(url) && /^https?:/i.test(url) ? [] : [{ code: 'noAddress', severity: 'error', node: id }],
}
