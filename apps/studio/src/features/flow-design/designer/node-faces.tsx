import { type FlowDefinition, type FlowNode, type NodeKindName, type NodeOf, nodeTraits } from '@signet/flow'
import {
  type DrawnPosition,
  drawNode,
  type FlowEdit,
  type GapIds,
  insertBranch,
  insertNode,
} from '@signet/flow/design'
import type { Translate } from '@signet/i18n'
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
import { AutomationSettings } from '../automatic-steps/action-settings.tsx'
import { SubFlowSettings } from '../automatic-steps/sub-flow-settings.tsx'
import { PeopleSettings } from '../deciding-settings/people-settings.tsx'
import {
  BranchSettings,
  CopySettings,
  ExternalSettings,
  StartSettings,
  TimerSettings,
} from '../properties/node-kind-settings.tsx'
import { describePeople, describeStart, describeTimer, describeWork, type NoteContext } from './node-notes.ts'

/** A part offered by the designer: keys of its label and of one line about it, and initial settings. */
export type NewPart = Readonly<{
  word: string
  hint: string
  draft: Readonly<{ kind: NodeKindName }> & Readonly<Record<string, unknown>>
  /** False for a merge, because inserting a branch adds its merge. */
  isForGaps: boolean
}>

type NodeFace<Node extends FlowNode> = Readonly<{
  Icon: LucideIcon
  /** The colour of its heading. */
  tone: 'plain' | 'people' | 'way' | 'quiet'
  /** Settings besides name and field access; null if there are none. */
  Settings: ((props: Readonly<{ node: Node }>) => ReactNode) | null
  /** A short note on what the step does. */
  note: (node: Node, words: NoteContext) => string
  parts: readonly NewPart[]
}>

/** Looks, settings and offered parts of each kind, in display order. */
const nodeFaces: { readonly [Kind in NodeKindName]: NodeFace<NodeOf<Kind>> } = {
  start: { Icon: Play, tone: 'plain', Settings: StartSettings, note: describeStart, parts: [] },
  approver: {
    Icon: CircleCheckBig,
    tone: 'people',
    Settings: PeopleSettings,
    note: describeWork,
    parts: [partOf('approver')],
  },
  handler: {
    Icon: ClipboardCheck,
    tone: 'people',
    Settings: PeopleSettings,
    note: describeWork,
    parts: [partOf('handler')],
  },
  copy: {
    Icon: Send,
    tone: 'quiet',
    Settings: CopySettings,
    note: describePeople,
    parts: [partOf('copy')],
  },
  timer: {
    Icon: Timer,
    tone: 'quiet',
    Settings: TimerSettings,
    note: describeTimer,
    parts: [partOf('timer')],
  },
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
    note: describePeople,
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
      hint: `flow-design.hint.${mode}`,
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
export function getNodeFace(node: FlowNode): NodeFace<FlowNode> {
  return nodeFaces[node.kind] as NodeFace<FlowNode>
}

function partOf(kind: NodeKindName, settings: Readonly<Record<string, unknown>> = {}): NewPart {
  const [word, hint] = [`flow-design.kind.${kind}`, `flow-design.hint.${kind}`]
  return { word, hint, draft: { ...settings, kind }, isForGaps: true }
}

/** The picture of a part. */
export function iconOfPart({ draft }: NewPart): LucideIcon {
  return nodeFaces[draft.kind].Icon
}

/** Parts that can be drawn freely, in display order. */
export const drawableParts: readonly NewPart[] = Object.values(nodeFaces).flatMap(({ parts }) => parts)

/** Parts that can go into a gap. */
export const gapParts: readonly NewPart[] = drawableParts.filter(({ isForGaps }) => isForGaps)

/** Returns an edit that inserts a part with its initial name into a gap. */
export function createInsertEdit(
  t: Translate,
  part: NewPart,
  gap: GapIds,
): (flow: FlowDefinition) => FlowEdit {
  const draft = { ...part.draft, name: t(part.word) }
  if (nodeTraits[draft.kind].linesOut !== 'many') return (flow) => insertNode(flow, gap, draft)

  const mode = String(part.draft['mode'])
  const branch = {
    name: draft.name,
    mode,
    mergeName: t('flow-design.kind.merge'),
    armNames: listArmNames(t, mode),
    // Arms that run at once are about steps, and are nothing without them.
    ...(mode === 'parallel' && {
      step: { kind: 'approver' as const, name: t('flow-design.kind.approver') },
    }),
  }
  return (flow) => insertBranch(flow, gap, branch)
}

/** Returns an edit that adds an unconnected part with its initial name. */
export function createDrawEdit(
  t: Translate,
  part: NewPart,
  where: DrawnPosition,
): (flow: FlowDefinition) => FlowEdit {
  return (flow) => drawNode(flow, { ...part.draft, name: t(part.word) }, where)
}

function listArmNames(t: Translate, mode: string): readonly string[] {
  const second =
    mode === 'exclusive' || mode === 'inclusive' ? t('flow-design.arm.otherwise') : createArmName(t, 2)
  return [createArmName(t, 1), second]
}

export const createArmName = (t: Translate, number: number) => t('flow-design.arm.numbered', { number })
