import { stepWorks, taskStages } from '@signet/flow'
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

/** One card of a list. `taskId` is set where the row is somebody's task; `copyId` where it was circulated. */
export const CaseCard = z.object({
  rowId: Id,
  caseId: Id,
  taskId: Id.nullable(),
  /** Whose task it is, where the reader stands in for somebody. */
  principal: PersonRef.nullable(),
  title: z.string(),
  flow: FlowCard.pick({ id: true, name: true, icon: true, iconColor: true }),
  starter: PersonRef,
  /** Who launched it in the starter's name. */
  launcher: PersonRef.nullable(),
  status: CaseStatus,
  urgency: Urgency,
  nodeName: z.string(),
  /** Who holds it now, and since when. */
  holders: z.array(PersonRef),
  heldSince: Instant.nullable(),
  fields: z.array(z.object({ label: z.string(), text: z.string() })).max(3),
  decision: Decision.nullable(),
  isReturned: z.boolean(),
  /** Until when my task is to be done; since when it, or an open task of my case, is overdue. */
  dueAt: Instant.nullable(),
  overdueSince: Instant.nullable(),
  isRead: z.boolean(),
  /** It asks for the revocation of another case. */
  isRevocation: z.boolean(),
  launchedAt: Instant.nullable(),
  /** When this row came into this list; the sort key. */
  at: Instant,
})
export type CaseCard = z.infer<typeof CaseCard>

/** What is still to be chosen. `among` empty: anybody. */
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

/** A step of the route: behind, here, or still to come. */
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
  ]),
  enteredAt: Instant.nullable(),
  leftAt: Instant.nullable(),
  /** What was done to the whole case: a key of `flow.event.`. */
  act: z.string().optional(),
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
      attachments: z.array(Attachment),
      isAutomatic: z.boolean(),
      /** By which rule it was decided without a person: a key of `flow.automatic.`, or empty. */
      automatic: z.string(),
      /** Whose task this person was asked to help with or to sign for, and how. */
      askedBy: z.object({ taskId: Id, to: z.enum(['help', 'before', 'after']) }).nullable(),
      dueAt: Instant.nullable(),
      overdueSince: Instant.nullable(),
      transferredFrom: PersonRef.nullable(),
      /** Who decided in this person's name. */
      agent: PersonRef.nullable(),
      /** Why it came to this person: a key of `flow.why.` and what to put into its sentence. */
      source: z.string(),
      why: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  /** Who got to see the case from this step. */
  copiedTo: z.array(PersonRef),
  /** Why these people: the approver source, or the rule that answered when nobody was found. */
  because: z.array(z.string()),
  /** Until when a timer waits. */
  until: Instant.nullable(),
  /** Why a step without people failed. */
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
  /** The case that it will be a follow-up of. */
  followsUp: z.object({ caseId: Id, title: z.string() }).nullable(),
})
export type LaunchView = z.infer<typeof LaunchView>

/** What the asking person may do now; buttons show by it, the server refuses by the same rule. */
export const Allowed = z.object({
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
  /** Signers whom I have added and may take away again. */
  removableSigners: z.array(PersonRef),
  /** How many of them at most: one stays. */
  mostRemovable: z.number().int(),
  returnTo: z.array(
    z.object({
      node: z.string(),
      name: z.string(),
      continuations: z.array(z.enum(['walkAgain', 'straightBack'])),
    }),
  ),
})
export type Allowed = z.infer<typeof Allowed>

export const CaseView = z.object({
  caseId: Id,
  title: z.string(),
  status: CaseStatus,
  urgency: Urgency,
  flow: FlowCard.pick({ id: true, name: true, icon: true, iconColor: true }),
  starter: PersonRef,
  /** Who launched it in the starter's name. */
  launcher: PersonRef.nullable(),
  launchedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  archivedAt: Instant.nullable(),
  /** The document that it is kept as, when its reader may open that; why there is none, for administrators. */
  archive: z
    .object({
      state: z.enum(['waiting', 'made', 'failed']),
      documentId: Id.nullable(),
      failure: z.string(),
    })
    .nullable(),
  /** What this case asks to revoke, and why; null when it is no revocation. */
  revokes: z.object({ caseId: Id, title: z.string(), reason: z.string() }).nullable(),
  /** The revocations of this case, newest first; the newest one may still be on its way. */
  revocations: z.array(
    z.object({ caseId: Id, title: z.string(), status: CaseStatus, launchedAt: Instant.nullable() }),
  ),
  form: Definition,
  rights: Rights,
  values: Values,
  names: Names,
  /** The asking person's task that the page is about. */
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
    draft: z.string(),
  }),
  words: z.record(z.string(), z.string()),
  allowed: Allowed,
  route: z.array(RouteStep),
  /** Whether anything ever went wrong with it, solved or not: told by `exceptions`. */
  hasExceptions: z.boolean(),
  /**
   * The case at whose node this one began, and those that began at its own nodes; the case that this one follows up, and
   * its own follow-ups. What the reader may not open bears the name of its flow instead of its title.
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
  /** What the asking administrator may do with steps without people. */
  waits: z.array(z.object({ waitId: z.string(), node: z.string(), retry: z.boolean(), skip: z.boolean() })),
  comments: z.number().int(),
  /** The step shows something beside the form (`caseSide.open`). */
  hasSide: z.boolean(),
  /** What has changed in the form since the reader last looked; `sequence` is how far this answer goes. */
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

/** Something that went wrong: a key of `flow.exception.` and what to put into its sentence. */
export const CaseException = z.object({
  code: z.string(),
  node: z.string(),
  nodeName: z.string(),
  at: Instant,
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The case waits for an administrator. */
  stops: z.boolean(),
  /** It is about where the case stands now, and nobody has solved it yet. */
  isOpen: z.boolean(),
  /** Who is asked at that node now. */
  asked: z.array(PersonRef),
})
export type CaseException = z.infer<typeof CaseException>
