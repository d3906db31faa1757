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
import { FlowTranslations } from '../translations/flow-translations.ts'

export const archiveReaders = ['involved', 'starter', 'lastDeciders', 'chosen'] as const

/** How a finished case is archived, and who may read the archive. */
export const ArchiveRule = z.object({
  /** Archive when the case ends; otherwise an administrator archives it. */
  onEnd: z.boolean().default(false),
  readers: z.enum(archiveReaders).default('involved'),
  /** Readers when `readers` is `chosen`. */
  people: z.array(z.string().min(1).max(80)).max(200).default([]),
  /** Print template; without one, the document has the route and opinions of the case. */
  template: z.string().max(80).default(''),
})
export type ArchiveRule = z.infer<typeof ArchiveRule>

const resubmittable = ['returned', 'recalled', 'rejected', 'terminated'] as const

/** Rules of the whole flow. Every one has a default, so that an empty object is a usable flow. */
export const FlowRules = z.object({
  /** `{starter}`, `{flow}`, `{date}` and field keys in braces are filled in. */
  title: z.string().max(200).default('{starter} {flow} {date}'),
  /** When the starter may recall a running case: never, before the first task is touched, or any time. */
  recall: z.enum(['never', 'untouched', 'anytime']).default('untouched'),
  /** Tasks skip a stage that is off. */
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
  /** Statuses from which the starter may launch the same case again. */
  resubmit: z.array(z.enum(resubmittable)).default(['returned', 'recalled']),
  afterReject: z.enum(['end', 'continue']).default('end'),
  takeBack: z.boolean().default(true),
  /** A decision can be taken back until the next person has touched, or only opened, the task. */
  takeBackUntil: z.enum(['touched', 'opened']).default('touched'),
  /** After a walk-again return, a step whose inputs have not changed keeps its decision. */
  keepUnchanged: z.boolean().default(false),
  /** The starter of an approved case may ask the same people to revoke it. */
  revoke: z.boolean().default(false),
  comments: z.boolean().default(true),
  archive: ArchiveRule.prefault({}),
  /** Time limit of tasks whose step sets none. */
  timeLimit: TimeLimit.optional(),
  urge: z.object({ minutesBetween: z.number().int().min(0).max(10_080) }).default({ minutesBetween: 60 }),
  /** Rounds of a node at which a warning is raised, and at which the case stops with an exception. */
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

/**
 * A transition between nodes. `condition` is a formula, used only on transitions out of a branch, which are tried in
 * order.
 */
export const FlowTransition = z.object({
  id: z.string().min(1).max(64),
  from: z.string(),
  to: z.string(),
  name: z.string().max(80).optional(),
  condition: z.string().max(2000).optional(),
  isDefault: z.boolean().optional(),
})
export type FlowTransition = z.infer<typeof FlowTransition>

/** A flow as designed: our own JSON with stable ids, so that versions can be compared. */
export const FlowDefinition = z.object({
  version: z.literal(1),
  name: z.string().trim().min(1).max(120),
  nodes: z.array(FlowNode).max(500),
  lines: z.array(FlowTransition).max(2000),
  rules: FlowRules.prefault({}),
  translations: FlowTranslations.optional(),
})
export type FlowDefinition = z.infer<typeof FlowDefinition>
/** A definition as written by a designer or seed; settings with defaults may be omitted. */
export type FlowDefinitionDraft = z.input<typeof FlowDefinition>

type Upgrade = (definition: Record<string, unknown>) => Record<string, unknown>

/**
 * `upgrades[n]` turns version n + 1 into n + 2 when a definition is read. Once a shape is released, stored definitions
 * keep it and are upgraded here.
 */
const upgrades: readonly Upgrade[] = []

/**
 * Reads a stored or submitted definition of any version as the newest one. Refuses `flow.definitionInvalid` with the
 * path of the first mistake.
 */
export function readFlowDefinition(json: unknown): FlowDefinition {
  const read = FlowDefinition.safeParse(upgrade(json))
  if (read.success) return read.data

  const [issue] = read.error.issues
  return refuse('flow.definitionInvalid', { path: issue?.path.join('.') ?? '', reason: issue?.message ?? '' })
}

function upgrade(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json

  const definition = { ...json } as Record<string, unknown>
  const version = definition['version']
  return typeof version === 'number' && Number.isInteger(version) && version >= 1
    ? upgrades.slice(version - 1).reduce((older, up) => up(older), definition)
    : definition
}

/**
 * Reads a submitted definition. Unlike `readFlowDefinition`, it refuses unknown settings instead of dropping them, so
 * that nothing is lost silently. Refuses `flow.definitionInvalid`, and `flow.settingUnknown` with the path of the
 * first one.
 */
export function readSubmittedFlow(json: unknown): FlowDefinition {
  const definition = readFlowDefinition(json)
  const path = unknownIn(json, definition)
  return path === undefined ? definition : refuse('flow.settingUnknown', { path: path.join('.') })
}

/** Path of the first submitted value that reading dropped. */
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
