import type { NodeKindName } from '@signet/flow'
import {
  CircleCheckBig,
  CircleStop,
  ClipboardCheck,
  GitFork,
  GitMerge,
  Globe,
  type LucideIcon,
  Play,
  Send,
  Timer,
  Workflow,
  Zap,
} from 'lucide-react'

/** The picture of a kind of node, and the tone of its heading. */
export type NodeLook = Readonly<{ Icon: LucideIcon; tone: 'plain' | 'people' | 'way' | 'quiet' }>

export const nodeLooks: Readonly<Record<NodeKindName, NodeLook>> = {
  start: { Icon: Play, tone: 'plain' },
  approver: { Icon: CircleCheckBig, tone: 'people' },
  handler: { Icon: ClipboardCheck, tone: 'people' },
  copy: { Icon: Send, tone: 'quiet' },
  branch: { Icon: GitFork, tone: 'way' },
  merge: { Icon: GitMerge, tone: 'way' },
  automation: { Icon: Zap, tone: 'quiet' },
  subFlow: { Icon: Workflow, tone: 'quiet' },
  external: { Icon: Globe, tone: 'quiet' },
  timer: { Icon: Timer, tone: 'quiet' },
  end: { Icon: CircleStop, tone: 'plain' },
}
