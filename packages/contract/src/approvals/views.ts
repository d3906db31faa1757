import { caseActions, expectedCommands, sealRules, stepWorks, taskStages } from '@signet/flow'
import { z } from 'zod'
import { Id, Instant, PersonRef } from '../wire/endpoint.ts'
import {
  Attachment,
  CaseStatus,
  Decision,
  Definition,
  FlowCard,
  Names,
  Rights,
  Stage,
  Urgency,
  Values,
} from './inputs.ts'

const CardTask = z.object({
  stage: Stage,
  work: z.enum(['decide', 'handle', 'help']),
  /** Whether the step requires no note, signature, attachment or form field, so that a card can decide. */
  isQuick: z.boolean(),
  /** Whether a rejection or return needs a reason. */
  asksReason: z.boolean(),
  /** Whether the flow lets people take a decision back. */
  canTakeBack: z.boolean(),
})

/** A list card. `taskId` is set when the row is a task, `copyId` when it is a copy. */
export const CaseCard = z.object({
  rowId: Id,
  caseId: Id,
  taskId: Id.nullable(),
  /** The principal, when the reader acts as an agent. */
  principal: PersonRef.nullable(),
  title: z.string(),
  flow: FlowCard.pick({ id: true, name: true, icon: true, iconColor: true }),
  starter: PersonRef,
  /** The agent who launched it for the starter. */
  launcher: PersonRef.nullable(),
  status: CaseStatus,
  urgency: Urgency,
  nodeName: z.string(),
  /** Current assignees, and since when. */
  holders: z.array(PersonRef),
  heldSince: Instant.nullable(),
  fields: z.array(z.object({ label: z.string(), text: z.string() })).max(3),
  decision: Decision.nullable(),
  /** What the reader's open task asks for; null for other rows. */
  task: CardTask.nullable(),
  isReturned: z.boolean(),
  /** Due date of the reader's task; since when it, or an open task of their case, is overdue. */
  dueAt: Instant.nullable(),
  overdueSince: Instant.nullable(),
  isRead: z.boolean(),
  /** Whether it revokes another case. */
  isRevocation: z.boolean(),
  launchedAt: Instant.nullable(),
  /** When the row entered this list; the sort key. */
  at: Instant,
})
export type CaseCard = z.infer<typeof CaseCard>

/** Missing choices. An empty `among` means anybody. */
export const ToChoose = z.object({
  branches: z.array(
    z.object({
      node: z.string(),
      name: z.string(),
      lines: z.array(z.object({ line: z.string(), name: z.string(), to: z.string() })),
    }),
  ),
  people: z.array(
    z.object({ node: z.string(), name: z.string(), among: z.array(PersonRef), isOptional: z.boolean() }),
  ),
})

/** A past, current or upcoming step of the route. */
export const RouteStep = z.object({
  node: z.string(),
  name: z.string(),
  kind: z.string(),
  work: z.enum(stepWorks),
  round: z.number().int(),
  state: z.enum([
    'launched',
    'passed',
    'rejected',
    'active',
    'returned',
    'recalled',
    'cancelled',
    'toCome',
    'exception',
    'ended',
    'administered',
    'filed',
  ]),
  enteredAt: Instant.nullable(),
  leftAt: Instant.nullable(),
  /** What was done to the whole case. */
  act: z.enum(caseActions).optional(),
  voting: z.enum(['any', 'all', 'sequential', 'weighted']).nullable(),
  people: z.array(
    z.object({
      person: PersonRef,
      taskId: Id.nullable(),
      stage: z.enum([...taskStages, 'toCome']),
      decision: Decision.nullable(),
      at: Instant.nullable(),
      opinion: z.string(),
      signature: z.string(),
      /** The seal applied with the decision, as it was; a data URL or empty where it has no picture any more. */
      seal: z.object({ name: z.string(), picture: z.string(), isWithdrawn: z.boolean() }).nullable(),
      attachments: z.array(Attachment),
      isAutomatic: z.boolean(),
      /** Automatic rule, or the kind of link that it was decided by: a key of `flow.automatic.`, or empty. */
      automatic: z.string(),
      /** The task this person helps with or signs for, and how. */
      askedBy: z.object({ taskId: Id, to: z.enum(['help', 'before', 'after']) }).nullable(),
      dueAt: Instant.nullable(),
      overdueSince: Instant.nullable(),
      transferredFrom: PersonRef.nullable(),
      /** The agent who decided for this person. */
      agent: PersonRef.nullable(),
      /** Why this person was found: a key of `flow.why.`, or empty where that was not kept, and its parameters. */
      source: z.string(),
      why: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  /** People who received a copy at this step. */
  copiedTo: z.array(PersonRef),
  /** The approver source, or the rule applied when no one was found. */
  because: z.array(z.string()),
  /** When a timer ends. */
  until: Instant.nullable(),
  /** Failure of a step without people. */
  failure: z.string(),
})
export type RouteStep = z.infer<typeof RouteStep>

export const LaunchView = z.object({
  flow: FlowCard,
  versionId: Id,
  title: z.string(),
  form: Definition,
  rights: Rights,
  values: Values,
  names: Names,
  words: z.object({ launch: z.string(), save: z.string() }),
  /** The case it will follow up. */
  followsUp: z.object({ caseId: Id, title: z.string() }).nullable(),
})
export type LaunchView = z.infer<typeof LaunchView>

const FileLimits = z.object({
  maxFiles: z.number().int(),
  maxMegabytes: z.number(),
  accept: z.array(z.string()).readonly(),
})

/** A flow, and the fields of its empty form that take files within limits, or a text of so many letters. */
export const ReceivingFlow = z.object({
  flow: FlowCard,
  fields: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      receives: z.union([z.object({ files: FileLimits }), z.object({ letters: z.number().int() })]),
    }),
  ),
})
export type ReceivingFlow = z.infer<typeof ReceivingFlow>

/** What the caller may do now; the server checks the same rule. */
export const AllowedActions = z.object({
  launch: z.boolean(),
  saveDraft: z.boolean(),
  remove: z.boolean(),
  recall: z.boolean(),
  withdraw: z.boolean(),
  urge: z.boolean(),
  comment: z.boolean(),
  revoke: z.boolean(),
  terminate: z.boolean(),
  sign: z.boolean(),
  unsign: z.boolean(),
  start: z.boolean(),
  agree: z.boolean(),
  handle: z.boolean(),
  reject: z.boolean(),
  transfer: z.boolean(),
  takeBack: z.boolean(),
  assist: z.boolean(),
  help: z.boolean(),
  addSigners: z.boolean(),
  copyTo: z.boolean(),
  /** Signers the caller added and may remove. */
  removableSigners: z.array(PersonRef),
  /** How many of them may be removed; one must stay. */
  mostRemovable: z.number().int(),
  returnTo: z.array(
    z.object({
      node: z.string(),
      name: z.string(),
      continuations: z.array(z.enum(['walkAgain', 'straightBack'])),
    }),
  ),
})
export type AllowedActions = z.infer<typeof AllowedActions>

/** An action that people look for on a case and that the caller cannot take now. */
export const RefusedAction = z.object({
  command: z.enum([...expectedCommands, 'handle']),
  /** The refusal that `decide` would answer with, its parameters, and its sentence. */
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  reason: z.string(),
  /** Who can take it instead: people who hold the case, or its starter. */
  able: z.array(PersonRef),
})
export type RefusedAction = z.infer<typeof RefusedAction>

/** A seal that the caller can apply with a decision. */
export const OfferedSeal = z.object({
  id: Id,
  fullName: z.string(),
  /** Whether a reason must be given; otherwise the request is the reason. */
  asksReason: z.boolean(),
})

export const CaseView = z.object({
  caseId: Id,
  title: z.string(),
  status: CaseStatus,
  urgency: Urgency,
  flow: FlowCard.pick({ id: true, name: true, icon: true, iconColor: true }),
  starter: PersonRef,
  /** The agent who launched it for the starter. */
  launcher: PersonRef.nullable(),
  launchedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  archivedAt: Instant.nullable(),
  /** The archived document, if the reader may open it; for administrators, the reason when there is none. */
  archive: z
    .object({
      state: z.enum(['waiting', 'made', 'failed']),
      documentId: Id.nullable(),
      failure: z.string(),
    })
    .nullable(),
  /** The case to revoke and the reason; null when it is not a revocation. */
  revokes: z.object({ caseId: Id, title: z.string(), reason: z.string() }).nullable(),
  /** Revocations of this case, newest first; the first may still be running. */
  revocations: z.array(
    z.object({ caseId: Id, title: z.string(), status: CaseStatus, launchedAt: Instant.nullable() }),
  ),
  form: Definition,
  rights: Rights,
  values: Values,
  names: Names,
  /** The caller's task shown on the page. */
  task: z
    .object({
      id: Id,
      node: z.string(),
      nodeName: z.string(),
      kind: z.string(),
      stage: Stage,
    })
    .nullable(),
  opinion: z.object({
    text: z.enum(['none', 'optional', 'required']),
    signature: z.enum(['none', 'optional', 'required']),
    attachments: z.enum(['none', 'optional', 'required']),
    /** The seal that agreeing applies, and those that the caller can choose; pictures: `seals.ofTask`. */
    seal: z.object({ rule: z.enum(sealRules), offered: z.array(OfferedSeal) }),
    draft: z.string(),
    /** Whether a rejection or return needs a reason. */
    reason: z.boolean(),
  }),
  /** When the people who hold the case were last reminded; only for its starter. */
  urgedAt: Instant.nullable(),
  words: z.record(z.string(), z.string()),
  allowed: AllowedActions,
  /** Whether the reader may let others read it. */
  mayShare: z.boolean(),
  route: z.array(RouteStep),
  /** Whether it ever had an exception, solved or not. */
  hasExceptions: z.boolean(),
  /**
   * The parent and children of the case, and its preceding and follow-up cases. A case the reader may not open has
   * its flow name as title.
   */
  links: z.array(
    z.object({
      relation: z.enum(['parent', 'child', 'followed', 'followUp']),
      caseId: Id,
      title: z.string(),
      mayOpen: z.boolean(),
      status: CaseStatus,
      person: PersonRef,
    }),
  ),
  /** What the calling administrator may do with steps without people. */
  waits: z.array(z.object({ waitId: z.string(), node: z.string(), retry: z.boolean(), skip: z.boolean() })),
  comments: z.number().int(),
  /** Whether the step has side information (`caseSide.open`). */
  hasSide: z.boolean(),
  /** Form changes since the reader's last visit; `sequence` is the last one included. */
  look: z.object({
    sequence: z.number().int(),
    since: Instant.nullable(),
    changed: z.array(z.object({ field: z.string(), label: z.string() })),
  }),
})
export type CaseView = z.infer<typeof CaseView>

export const CaseComment = z.object({
  id: Id,
  by: PersonRef,
  at: Instant,
  text: z.string(),
  attachments: z.array(Attachment),
  replyTo: z.object({ id: Id, by: PersonRef, text: z.string() }).nullable(),
})
export type CaseComment = z.infer<typeof CaseComment>

export const HistoryEntry = z.object({
  sequence: z.number().int(),
  type: z.string(),
  at: Instant,
  by: PersonRef.nullable(),
  node: z.string(),
  nodeName: z.string(),
  text: z.string(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** An exception: a key of `flow.exception.` and its parameters. */
export const CaseException = z.object({
  code: z.string(),
  node: z.string(),
  nodeName: z.string(),
  at: Instant,
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Whether the case waits for an administrator. */
  stops: z.boolean(),
  /** Whether it concerns a current node and is unsolved. */
  isOpen: z.boolean(),
  /** Current assignees of that node. */
  asked: z.array(PersonRef),
})
export type CaseException = z.infer<typeof CaseException>
