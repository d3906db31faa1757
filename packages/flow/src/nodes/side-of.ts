import type { FlowNode } from '../flow-definition.ts'
import { isPeopleNode } from './people/people-node.ts'
import type { SideSettings } from './side-settings.ts'

/** What stands beside a node; undefined where nothing was set, and for nodes without people. */
export function sideOf(node: FlowNode | undefined): SideSettings | undefined {
  if (!isPeopleNode(node)) return undefined
  const { note, links, related, attachments, past } = node.side
  const isSet = note.trim() !== '' || links.length > 0 || related.length > 0 || attachments || past !== 'none'
  return isSet ? node.side : undefined
}
