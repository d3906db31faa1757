import type { FlowNode, NodeKindName, NodeOf } from '@signet/flow'
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
import type { ReactNode } from 'react'
import { BranchSettings } from '../properties/branch-settings.tsx'
import { CopySettings } from '../properties/copy-settings.tsx'
import { PeopleSettings } from '../properties/deciding/people-settings.tsx'
import { TimerSettings } from '../properties/limits/timer-settings.tsx'
import { StartSettings } from '../properties/start-settings.tsx'
import { AutomationSettings } from '../properties/steps/automation-settings.tsx'
import { ExternalSettings } from '../properties/steps/external-settings.tsx'
import { SubFlowSettings } from '../properties/steps/sub-flow-settings.tsx'
import { type NoteWords, peopleNote, startNote, timerNote, workNote } from './node-notes.ts'

/** A part offered by the designer: label key, initial settings, and where it can go. */
export type NewPart = Readonly<{
  word: string
  draft: Readonly<{ kind: NodeKindName }> & Readonly<Record<string, unknown>>
  /** False for a merge alone: a branch brings its own. */
  isForGaps: boolean
}>

type NodeFace<Node extends FlowNode> = Readonly<{
  Icon: LucideIcon
  /** The colour of its heading. */
  tone: 'plain' | 'people' | 'way' | 'quiet'
  /** Settings besides name and field rights; null without any. */
  Settings: ((props: Readonly<{ node: Node }>) => ReactNode) | null
  /** A short note on what the step does. */
  note: (node: Node, words: NoteWords) => string
  parts: readonly NewPart[]
}>

/** How the designer shows and offers each kind, in display order. */
export const nodeFaces: { readonly [Kind in NodeKindName]: NodeFace<NodeOf<Kind>> } = {
  start: { Icon: Play, tone: 'plain', Settings: StartSettings, note: startNote, parts: [] },
  approver: {
    Icon: CircleCheckBig,
    tone: 'people',
    Settings: PeopleSettings,
    note: workNote,
    parts: [partOf('approver')],
  },
  handler: {
    Icon: ClipboardCheck,
    tone: 'people',
    Settings: PeopleSettings,
    note: workNote,
    parts: [partOf('handler')],
  },
  copy: { Icon: Send, tone: 'quiet', Settings: CopySettings, note: peopleNote, parts: [partOf('copy')] },
  timer: { Icon: Timer, tone: 'quiet', Settings: TimerSettings, note: timerNote, parts: [partOf('timer')] },
  automation: {
    Icon: Zap,
    tone: 'quiet',
    Settings: AutomationSettings,
    note: ({ action }, { t }) => t(`flow-design.does.${action.does}`),
    parts: [partOf('automation', { action: { does: 'addRecord' } })],
  },
  subFlow: {
    Icon: Workflow,
    tone: 'quiet',
    Settings: SubFlowSettings,
    note: peopleNote,
    parts: [partOf('subFlow')],
  },
  external: {
    Icon: Globe,
    tone: 'quiet',
    Settings: ExternalSettings,
    note: ({ url }) => url,
    parts: [partOf('external')],
  },
  branch: {
    Icon: GitFork,
    tone: 'way',
    Settings: BranchSettings,
    note: ({ mode }, { t }) => t(`flow-design.part.${mode}`),
    parts: (['exclusive', 'parallel', 'inclusive', 'chosen'] as const).map((mode) => ({
      ...partOf('branch', { mode }),
      word: `flow-design.part.${mode}`,
    })),
  },
  end: { Icon: CircleStop, tone: 'plain', Settings: null, note: () => '', parts: [partOf('end')] },
  merge: {
    Icon: GitMerge,
    tone: 'way',
    Settings: null,
    note: () => '',
    parts: [{ ...partOf('merge'), isForGaps: false }],
  },
}

/** Returns the face of a node, to be used with that node only. */
export function faceOf(node: FlowNode): NodeFace<FlowNode> {
  return nodeFaces[node.kind] as NodeFace<FlowNode>
}

function partOf(kind: NodeKindName, settings: Readonly<Record<string, unknown>> = {}): NewPart {
  return { word: `flow-design.kind.${kind}`, draft: { ...settings, kind }, isForGaps: true }
}
