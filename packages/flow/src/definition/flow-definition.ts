import { z } from 'zod'
import { approverSettings } from '../nodes/approver/approver-settings.ts'
import { automationSettings } from '../nodes/automation/automation-settings.ts'
import { branchSettings } from '../nodes/branch/branch-settings.ts'
import { copySettings } from '../nodes/copy/copy-settings.ts'
import { endSettings } from '../nodes/end/end-settings.ts'
import { externalSettings } from '../nodes/external/external-settings.ts'
import { handlerSettings } from '../nodes/handler/handler-settings.ts'
import { mergeSettings } from '../nodes/merge/merge-settings.ts'
import { startSettings } from '../nodes/start/start-settings.ts'
import { subFlowSettings } from '../nodes/sub-flow/sub-flow-settings.ts'
import { TimeLimit } from '../nodes/time-limit.ts'
import { timerSettings } from '../nodes/timer/timer-settings.ts'
import { refuse } from '../refusals.ts'

export const archiveReaders = ['involved', 'starter', 'lastDeciders', 'chosen'] as const

/** What a finished case is kept as, and who may read that. */
export const ArchiveRule = z.object({
  /** As soon as a case ends; otherwise when an administrator puts it away. */
  onEnd: z.boolean().default(false),
  readers: z.enum(archiveReaders).default('involved'),
  /** The chosen ones. */
  people: z.array(z.string().min(1).max(80)).max(200).default([]),
  /** The print template of the form; without one the document of the case, with its route and opinions. */
  template: z.string().max(80).default(''),
})
export type ArchiveRule = z.infer<typeof ArchiveRule>

const resubmittable = ['returned', 'recalled', 'rejected', 'terminated'] as const

/** Rules of the whole flow. Every one has a default, so that an empty object is a usable flow. */
export const FlowRules = z.object({
  /** `{starter}`, `{flow}`, `{date}` and field keys in braces are filled in. */
  title: z.string().max(200).default('{starter} {flow} {date}'),
  /** The starter takes a running case back: never, before the first task is touched, or as long as it runs. */
  recall: z.enum(['never', 'untouched', 'anytime']).default('untouched'),
  /** With a stage off, tasks are born past it. */
  stages: z
    .object({ signing: z.boolean(), starting: z.boolean() })
    .default({ signing: false, starting: false }),
  automatic: z
    .object({
      sameAsPrevious: z.boolean().default(false),
      alreadyAgreed: z.boolean().default(false),
      isStarter: z.boolean().default(false),
    })
    .default({ sameAsPrevious: false, alreadyAgreed: false, isStarter: false }),
  /** From which states the starter may launch the same case again. */
  resubmit: z.array(z.enum(resubmittable)).default(['returned', 'recalled']),
  afterReject: z.enum(['end', 'continue']).default('end'),
  takeBack: z.boolean().default(true),
  /** Until when a decision can be taken back: the next one has touched it, or has merely opened it. */
  takeBackUntil: z.enum(['touched', 'opened']).default('touched'),
  /** After a return to walk again, a step about which nothing has changed keeps its decision. */
  keepUnchanged: z.boolean().default(false),
  /** The starter of an approved case may ask the same people to revoke it. */
  revoke: z.boolean().default(false),
  comments: z.boolean().default(true),
  archive: ArchiveRule.prefault({}),
  /** How long each task may take, where its step says nothing else. */
  timeLimit: TimeLimit.optional(),
  urge: z.object({ minutesBetween: z.number().int().min(0).max(10_080) }).default({ minutesBetween: 60 }),
  /** A node entered this often raises a warning, and stops the case as an exception. */
  rounds: z
    .object({ warnAt: z.number().int().min(2), stopAt: z.number().int().min(2).max(1000) })
    .default({ warnAt: 5, stopAt: 20 }),
})

export type FlowRules = z.infer<typeof FlowRules>

export const FlowNode = z.discriminatedUnion('kind', [
  startSettings,
  approverSettings,
  handlerSettings,
  copySettings,
  branchSettings,
  mergeSettings,
  automationSettings,
  subFlowSettings,
  externalSettings,
  timerSettings,
  endSettings,
])
export type FlowNode = z.infer<typeof FlowNode>
export type NodeKindName = FlowNode['kind']
export type NodeOf<Kind extends NodeKindName> = Extract<FlowNode, { kind: Kind }>

/** A way from node to node. `condition` is a formula that counts on lines out of a branch; lines are tried in order. */
export const FlowLine = z.object({
  id: z.string().min(1).max(64),
  from: z.string(),
  to: z.string(),
  name: z.string().max(80).optional(),
  condition: z.string().max(2000).optional(),
  isDefault: z.boolean().optional(),
})
export type FlowLine = z.infer<typeof FlowLine>

/** What an administrator designs: our own JSON with stable ids, so that two versions differ only where they differ. */
export const FlowDefinition = z.object({
  version: z.literal(1),
  name: z.string().trim().min(1).max(120),
  nodes: z.array(FlowNode).max(500),
  lines: z.array(FlowLine).max(2000),
  rules: FlowRules.prefault({}),
})
export type FlowDefinition = z.infer<typeof FlowDefinition>
/** As a designer or a seed may write it: everything with a default may be left out. */
export type FlowDefinitionDraft = z.input<typeof FlowDefinition>

type Upgrade = (definition: Record<string, unknown>) => Record<string, unknown>

/** `upgrades[n]` turns version n + 1 into n + 2. Only upwards, applied when read; a stored definition is never rewritten. */
const upgrades: readonly Upgrade[] = []

/**
 * A stored or sent definition of any version, brought to the newest one.
 * Refuses `flow.definitionInvalid` with the path of the first mistake.
 */
export function readFlowDefinition(json: unknown): FlowDefinition {
  const read = FlowDefinition.safeParse(upgraded(json))
  if (read.success) return read.data

  const [issue] = read.error.issues
  return refuse('flow.definitionInvalid', { path: issue?.path.join('.') ?? '', reason: issue?.message ?? '' })
}

function upgraded(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json

  const definition = { ...json } as Record<string, unknown>
  const version = definition['version']
  return typeof version === 'number' && Number.isInteger(version) && version >= 1
    ? upgrades.slice(version - 1).reduce((older, up) => up(older), definition)
    : definition
}

/**
 * A definition that somebody sends. Read like a stored one, but what the product knows nothing of is refused instead of
 * left out: nobody shall believe that it was kept. Refuses `flow.definitionInvalid`, and `flow.settingUnknown` with the
 * path of the first such setting.
 */
export function takeFlowDefinition(json: unknown): FlowDefinition {
  const definition = readFlowDefinition(json)
  const path = unknownIn(json, definition)
  return path === undefined ? definition : refuse('flow.settingUnknown', { path: path.join('.') })
}

/** Where something was sent that is not there any more once it was read. */
function unknownIn(sent: unknown, read: unknown): readonly string[] | undefined {
  for (const [key, value] of entriesOf(sent)) {
    const kept = entriesOf(read).get(key)
    if (value !== undefined && kept === undefined) return [key]
    const within = unknownIn(value, kept)
    if (within) return [key, ...within]
  }
  return undefined
}

function entriesOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}
