import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, Empty, Id, Instant, listOf, PageInput, PersonRef, pageOf } from './shapes.ts'

export const CaseStatus = z.enum([
  'draft',
  'running',
  'suspended',
  'returned',
  'recalled',
  'approved',
  'rejected',
  'terminated',
  'revoking',
  'revoked',
  'exception',
])
export const Urgency = z.enum(['normal', 'important', 'urgent'])
/** The six lists (spec section 4). */
export const ListName = z.enum(['launched', 'toSign', 'toDo', 'doing', 'done', 'circulated'])
export type ListName = z.infer<typeof ListName>
export const Decision = z.enum(['agreed', 'rejected', 'handled', 'returned', 'transferred'])

/** Form values by field key; their schema is the form's, checked by the form engine. */
export const Values = z.record(z.string().max(100), z.unknown())
export const Right = z.enum(['hidden', 'read', 'write', 'required'])
const Rights = z.record(z.string(), Right)
/** Display names of the ids that occur in values (people, options, files). */
const Names = z.record(z.string(), z.string())
const Attachment = z.object({
  fileId: Id,
  name: z.string().max(255),
  size: z.number().int(),
  type: z.string().max(120),
})
const Definition = z.record(z.string(), z.unknown())

export const FlowCard = z.object({
  id: Id,
  name: z.string(),
  code: z.string(),
  category: z.string(),
  icon: z.string(),
  iconColor: z.string(),
  isFavourite: z.boolean(),
  timesUsed: z.number().int(),
})
export type FlowCard = z.infer<typeof FlowCard>

/** One card of a list. `taskId` is set where the row is somebody's task; `copyId` where it was circulated. */
export const CaseCard = z.object({
  rowId: Id,
  caseId: Id,
  taskId: Id.nullable(),
  title: z.string(),
  flow: FlowCard.pick({ id: true, name: true, icon: true, iconColor: true }),
  starter: PersonRef,
  status: CaseStatus,
  urgency: Urgency,
  nodeName: z.string(),
  /** Who holds it now, and since when. */
  holders: z.array(PersonRef),
  heldSince: Instant.nullable(),
  fields: z.array(z.object({ label: z.string(), text: z.string() })).max(3),
  decision: Decision.nullable(),
  isReturned: z.boolean(),
  isRead: z.boolean(),
  launchedAt: Instant.nullable(),
  /** When this row came into this list; the sort key. */
  at: Instant,
})
export type CaseCard = z.infer<typeof CaseCard>

/** A step of the route: behind, here, or still to come. */
export const RouteStep = z.object({
  node: z.string(),
  name: z.string(),
  kind: z.string(),
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
  ]),
  enteredAt: Instant.nullable(),
  leftAt: Instant.nullable(),
  voting: z.enum(['any', 'all', 'sequential']).nullable(),
  people: z.array(
    z.object({
      person: PersonRef,
      taskId: Id.nullable(),
      stage: z.enum(['waiting', 'toSign', 'toDo', 'doing', 'done', 'cancelled', 'toCome']),
      decision: Decision.nullable(),
      at: Instant.nullable(),
      opinion: z.string(),
      signature: z.string(),
      attachments: z.array(Attachment),
      isAutomatic: z.boolean(),
      transferredFrom: PersonRef.nullable(),
    }),
  ),
  /** Why these people: the approver source, or the rule that answered when nobody was found. */
  because: z.array(z.string()),
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
  terminate: z.boolean(),
  sign: z.boolean(),
  unsign: z.boolean(),
  start: z.boolean(),
  agree: z.boolean(),
  handle: z.boolean(),
  reject: z.boolean(),
  transfer: z.boolean(),
  takeBack: z.boolean(),
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
  launchedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
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
      stage: z.enum(['waiting', 'toSign', 'toDo', 'doing', 'done', 'cancelled']),
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
  comments: z.number().int(),
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

const filters = PageInput.extend({
  flowId: z.string().optional(),
  category: z.string().optional(),
  starterId: z.string().optional(),
  departmentId: z.string().optional(),
  holderId: z.string().optional(),
  urgency: listOf(Urgency),
  status: listOf(CaseStatus),
  decision: listOf(Decision),
  isRead: z.enum(['yes', 'no']).optional(),
  isReturned: z.enum(['yes', 'no']).optional(),
  from: Instant.optional(),
  to: Instant.optional(),
})

const opinion = {
  opinion: z.string().max(2000).default(''),
  signature: z.string().max(200_000).default(''),
  attachments: z.array(Attachment).max(20).default([]),
}
const TaskId = { taskId: Id }
const CaseId = { caseId: Id }
const OneResult = z.object({ taskId: Id, ok: z.boolean(), refusal: z.string(), message: z.string() })
const launched = z.object({
  caseId: Id,
  status: CaseStatus,
  /** Paths of values that were sent and may not be written here; what was there is kept. */
  ignored: z.array(z.string()).default([]),
})
const formRefused = ['form.valuesRefused'] as const
const taskRefusals = [
  'flow.taskNotFound',
  'flow.taskNotYours',
  'flow.alreadyDecided',
  'flow.taskClosed',
  'flow.notRunning',
] as const

export const approvals = {
  launchableFlows: endpoint({
    method: 'GET',
    path: '/api/workflow/template/Selector',
    access: 'member',
    summary: 'The flows I may launch',
    input: z.object({
      keyword: z.string().trim().max(100).default(''),
      category: z.string().default(''),
      favourites: z.enum(['yes', 'no']).default('no'),
    }),
    output: z.object({ list: z.array(FlowCard) }),
    refusals: [],
  }),
  setFavourite: endpoint({
    method: 'PUT',
    path: '/api/workflow/template/:flowId/favourite',
    access: 'member',
    summary: 'Keep a flow among my favourites, or not',
    input: z.object({ flowId: Id, isFavourite: z.boolean() }),
    output: Done,
    refusals: ['approvals.flowNotFound'],
  }),
  openLaunch: endpoint({
    method: 'GET',
    path: '/api/workflow/template/:flowId/launch',
    access: 'member',
    summary: 'The empty form of a flow, ready to fill',
    input: z.object({ flowId: Id }),
    output: LaunchView,
    refusals: ['approvals.flowNotFound', 'flow.mayNotLaunch'],
  }),
  previewRoute: endpoint({
    method: 'POST',
    path: '/api/workflow/template/:flowId/route',
    access: 'member',
    summary: 'Who will get it, and why, with these values; changes nothing',
    input: z.object({ flowId: Id, values: Values }),
    output: z.object({ steps: z.array(RouteStep) }),
    refusals: ['approvals.flowNotFound', 'flow.mayNotLaunch'],
  }),
  saveDraft: endpoint({
    method: 'POST',
    path: '/api/workflow/cases',
    access: 'member',
    summary: 'Keep a half-filled form as a draft',
    input: z.object({ flowId: Id, values: Values, urgency: Urgency.default('normal') }),
    output: launched,
    refusals: ['approvals.flowNotFound', 'flow.mayNotLaunch', ...formRefused],
  }),
  updateDraft: endpoint({
    method: 'PUT',
    path: '/api/workflow/cases/:caseId',
    access: 'member',
    summary: 'Save a draft, or a returned or recalled case, once more',
    input: z.object({ ...CaseId, values: Values, urgency: Urgency.default('normal') }),
    output: launched,
    refusals: ['approvals.caseNotFound', 'flow.notYourCase', ...formRefused],
  }),
  launch: endpoint({
    method: 'POST',
    path: '/api/workflow/launches',
    access: 'member',
    summary: 'Fill and launch in one step',
    input: z.object({ flowId: Id, values: Values, urgency: Urgency.default('normal') }),
    output: launched,
    refusals: ['approvals.flowNotFound', 'flow.mayNotLaunch', 'flow.nobodyFound', ...formRefused],
  }),
  launchAgain: endpoint({
    method: 'POST',
    path: '/api/workflow/cases/:caseId/launch',
    access: 'member',
    summary: 'Launch a draft, or re-submit a returned, recalled, rejected or terminated case',
    input: z.object({ ...CaseId, values: Values, urgency: Urgency.default('normal') }),
    output: launched,
    refusals: [
      'approvals.caseNotFound',
      'flow.notYourCase',
      'flow.mayNotLaunch',
      'flow.nobodyFound',
      ...formRefused,
    ],
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/workflow/cases/:caseId',
    access: 'member',
    summary: 'One case as I may see it: form, route, what I may do. Opening a copy marks it read',
    input: z.object({ ...CaseId, taskId: Id.optional() }),
    output: CaseView,
    refusals: ['approvals.caseNotFound', 'approvals.notInvolved'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/workflow/cases/:caseId/history',
    access: 'member',
    summary: 'Everything that happened, in order',
    input: z.object(CaseId),
    output: z.object({ list: z.array(HistoryEntry), isIntact: z.boolean() }),
    refusals: ['approvals.caseNotFound', 'approvals.notInvolved'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/workflow/cases/:caseId',
    access: 'member',
    summary: 'Delete a draft, or a returned or recalled case of mine',
    input: z.object(CaseId),
    output: Done,
    refusals: ['approvals.caseNotFound', 'flow.notYourCase', 'flow.notDeletable'],
  }),
  recall: endpoint({
    method: 'POST',
    path: '/api/workflow/cases/:caseId/recall',
    access: 'member',
    summary: 'Take my running case back, as the flow allows',
    input: z.object({ ...CaseId, opinion: opinion.opinion }),
    output: launched,
    refusals: [
      'approvals.caseNotFound',
      'flow.notYourCase',
      'flow.recallOff',
      'flow.recallTooLate',
      'flow.notRunning',
    ],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/workflow/cases/:caseId/withdraw',
    access: 'member',
    summary: 'Give up my returned case',
    input: z.object({ ...CaseId, opinion: opinion.opinion }),
    output: launched,
    refusals: ['approvals.caseNotFound', 'flow.notYourCase', 'flow.notReturned'],
  }),
  urge: endpoint({
    method: 'POST',
    path: '/api/workflow/cases/:caseId/urge',
    access: 'member',
    summary: 'Remind whoever holds my case',
    input: z.object(CaseId),
    output: z.object({ reminded: z.array(PersonRef) }),
    refusals: [
      'approvals.caseNotFound',
      'flow.notYourCase',
      'flow.urgeTooSoon',
      'flow.nobodyToUrge',
      'flow.notRunning',
    ],
  }),
  comments: endpoint({
    method: 'GET',
    path: '/api/workflow/cases/:caseId/comments',
    access: 'member',
    summary: 'The comments on a case, newest first',
    input: PageInput.extend(CaseId),
    output: pageOf(CaseComment),
    refusals: ['approvals.caseNotFound', 'approvals.notInvolved'],
  }),
  comment: endpoint({
    method: 'POST',
    path: '/api/workflow/cases/:caseId/comments',
    access: 'member',
    summary: 'Say or ask something without deciding',
    input: z.object({
      ...CaseId,
      text: z.string().trim().min(1).max(2000),
      attachments: opinion.attachments,
      replyTo: Id.optional(),
    }),
    output: CaseComment,
    refusals: ['approvals.caseNotFound', 'approvals.notInvolved', 'flow.commentsOff'],
  }),
  sign: endpoint({
    method: 'POST',
    path: '/api/workflow/tasks/sign',
    access: 'member',
    summary: 'Sign for tasks: from to-sign to to-do; one result per row',
    input: z.object({ taskIds: z.array(Id).min(1).max(200) }),
    output: z.object({ results: z.array(OneResult) }),
    refusals: [],
  }),
  unsign: endpoint({
    method: 'POST',
    path: '/api/workflow/tasks/unsign',
    access: 'member',
    summary: 'Put tasks back to to-sign; one result per row',
    input: z.object({ taskIds: z.array(Id).min(1).max(200) }),
    output: z.object({ results: z.array(OneResult) }),
    refusals: [],
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/workflow/tasks/start',
    access: 'member',
    summary: 'Start handling tasks: from to-do to doing; one result per row',
    input: z.object({ taskIds: z.array(Id).min(1).max(200) }),
    output: z.object({ results: z.array(OneResult) }),
    refusals: [],
  }),
  agree: endpoint({
    method: 'POST',
    path: '/api/workflow/tasks/:taskId/agree',
    access: 'member',
    summary: 'Agree (or, at a handler node, handle), with the form as far as this node may write it',
    input: z.object({ ...TaskId, ...opinion, values: Values.optional() }),
    output: launched,
    refusals: [...taskRefusals, 'flow.opinionRequired', ...formRefused],
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/workflow/tasks/:taskId/reject',
    access: 'member',
    summary: 'Reject',
    input: z.object({ ...TaskId, ...opinion }),
    output: launched,
    refusals: [...taskRefusals, 'flow.opinionRequired', 'flow.handlerCannotReject'],
  }),
  return: endpoint({
    method: 'POST',
    path: '/api/workflow/tasks/:taskId/return',
    access: 'member',
    summary: 'Send back to the starter or an earlier node, to walk again or to come straight back',
    input: z.object({
      ...TaskId,
      ...opinion,
      to: z.string().min(1).max(80),
      continuation: z.enum(['walkAgain', 'straightBack']).default('walkAgain'),
    }),
    output: launched,
    refusals: [
      ...taskRefusals,
      'flow.opinionRequired',
      'flow.returnTarget',
      'flow.returnOff',
      'flow.returnIntoSibling',
      'flow.returnNotVisited',
      'flow.returnContinuation',
      'flow.frozenByReturn',
    ],
  }),
  transfer: endpoint({
    method: 'POST',
    path: '/api/workflow/tasks/:taskId/transfer',
    access: 'member',
    summary: 'Hand an open task to a colleague',
    input: z.object({ ...TaskId, toUserId: Id, opinion: opinion.opinion }),
    output: launched,
    refusals: [
      ...taskRefusals,
      'flow.transferToSelf',
      'flow.transferOff',
      'flow.transferToHolder',
      'flow.transferToInactive',
    ],
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/api/workflow/tasks/:taskId/takeBack',
    access: 'member',
    summary: 'Take back my own decision while the next node is untouched',
    input: z.object({ ...TaskId, opinion: opinion.opinion }),
    output: launched,
    refusals: [
      'flow.taskNotFound',
      'flow.taskNotYours',
      'flow.takeBackOff',
      'flow.nothingToTakeBack',
      'flow.nextNodeTouched',
    ],
  }),
  saveOpinion: endpoint({
    method: 'PUT',
    path: '/api/workflow/tasks/:taskId/draft',
    access: 'member',
    summary: 'Keep a half-written opinion with my task',
    input: z.object({ ...TaskId, opinion: opinion.opinion }),
    output: Done,
    refusals: ['flow.taskNotFound', 'flow.taskNotYours'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/workflow/lists/:list',
    access: 'member',
    summary: 'One of the six lists, newest first, filtered',
    input: filters.extend({ list: ListName }),
    output: pageOf(CaseCard),
    refusals: [],
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/workflow/counts',
    access: 'member',
    summary: 'How many rows each of my lists holds, and how many copies are unread',
    input: Empty,
    output: z.object({
      launched: z.number().int(),
      launchedRunning: z.number().int(),
      launchedReturned: z.number().int(),
      toSign: z.number().int(),
      toDo: z.number().int(),
      doing: z.number().int(),
      done: z.number().int(),
      circulated: z.number().int(),
      circulatedUnread: z.number().int(),
    }),
    refusals: [],
  }),
  operatorInfo: endpoint({
    method: 'GET',
    path: '/api/workflow/operator/:id/Info',
    access: 'member',
    summary: 'What I may open now behind a task or case id of a message (spec: response data.opType)',
    input: z.object({ id: Id, opType: z.string().max(4).default('') }),
    output: z.object({ opType: z.string(), caseId: Id, taskId: Id.nullable() }),
    refusals: ['approvals.caseNotFound', 'approvals.notInvolved'],
  }),

  allCases: endpoint({
    method: 'GET',
    path: '/api/workflow/monitor/list',
    access: 'administrator',
    summary: 'Every case of the tenant, for the studio',
    input: filters,
    output: pageOf(CaseCard),
    refusals: [],
  }),
  terminate: endpoint({
    method: 'POST',
    path: '/api/workflow/monitor/:caseId/terminate',
    access: 'administrator',
    summary: 'End a case, even an approved one, with a reason',
    input: z.object({ ...CaseId, opinion: opinion.opinion }),
    output: launched,
    refusals: ['approvals.caseNotFound', 'flow.alreadyTerminated', 'flow.notAdministrator'],
  }),
  recordStep: endpoint({
    method: 'POST',
    path: '/api/workflow/monitor/:caseId/steps',
    access: 'administrator',
    summary: 'Record that an automation outside did something for this case',
    input: z.object({ ...CaseId, step: z.string().trim().min(1).max(200) }),
    output: launched,
    refusals: ['approvals.caseNotFound'],
  }),
}
