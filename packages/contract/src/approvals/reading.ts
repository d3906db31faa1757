import { z } from 'zod'
import { RecordChange } from '../records/words.ts'
import { Done, Empty, endpoint, Id, largestInteger, PageInput, PersonRef, pageOf } from '../wire/endpoint.ts'
import { CaseId, CaseStatus, filters, ListName, opinion } from './inputs.ts'
import { CaseCard, CaseComment, CaseException, CaseView, HistoryEntry, RefusedAction } from './views.ts'

/** Cases, lists and counts visible to a person. */
export const reading = {
  open: endpoint({
    method: 'GET',
    path: '/api/workflow/cases/:caseId',
    access: 'member',
    summary:
      'Get a request as you can see it: form, route and available actions; opening a CC marks it as read',
    input: z.object({ ...CaseId, taskId: Id.optional() }),
    output: CaseView,
    refusals: ['approvals.caseNotFound', 'approvals.notInvolved'],
  }),
  card: endpoint({
    method: 'GET',
    path: '/api/workflow/cases/:caseId/card',
    access: 'member',
    summary: 'Get what a request shows in a line, as you can see it; marks nothing as seen or read',
    input: z.object(CaseId),
    output: z.object({
      title: z.string(),
      flowName: z.string(),
      starter: PersonRef,
      status: CaseStatus,
      fields: z.array(z.object({ label: z.string(), text: z.string() })).max(3),
    }),
    refusals: ['approvals.caseNotFound', 'approvals.notInvolved'],
  }),
  refused: endpoint({
    method: 'GET',
    path: '/api/workflow/cases/:caseId/refused',
    access: 'member',
    summary: 'Say which actions on a request you can’t take now, why, and who can',
    input: z.object({ ...CaseId, taskId: Id.optional() }),
    output: z.object({ list: z.array(RefusedAction) }),
    refusals: ['approvals.caseNotFound', 'approvals.notInvolved'],
  }),
  looked: endpoint({
    method: 'POST',
    path: '/api/workflow/cases/:caseId/look',
    access: 'member',
    summary: 'Mark the form as seen; later changes are highlighted',
    input: z.object({ ...CaseId, taskId: Id.optional(), sequence: z.number().int().max(largestInteger) }),
    output: Done,
    refusals: ['approvals.caseNotFound', 'approvals.notInvolved'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/workflow/cases/:caseId/history',
    access: 'member',
    summary: 'List the history of a request, in order',
    input: z.object(CaseId),
    output: z.object({ list: z.array(HistoryEntry), isIntact: z.boolean() }),
    refusals: ['approvals.caseNotFound', 'approvals.notInvolved'],
  }),
  changes: endpoint({
    method: 'GET',
    path: '/api/workflow/cases/:caseId/changes',
    access: 'member',
    summary: 'List what changed in the form of a request since it was submitted, newest first',
    input: z.object({
      ...CaseId,
      cursor: z.string().max(200).optional(),
      pageSize: z.coerce.number().int().min(1).max(100).default(20),
    }),
    output: z.object({ list: z.array(RecordChange), next: z.string().nullable() }),
    refusals: ['approvals.caseNotFound', 'approvals.notInvolved'],
  }),
  comments: endpoint({
    method: 'GET',
    path: '/api/workflow/cases/:caseId/comments',
    access: 'member',
    summary: 'List the comments on a request, newest first',
    input: PageInput.extend(CaseId),
    output: pageOf(CaseComment),
    refusals: ['approvals.caseNotFound', 'approvals.notInvolved'],
  }),
  comment: endpoint({
    method: 'POST',
    path: '/api/workflow/cases/:caseId/comments',
    access: 'member',
    summary: 'Comment on a request',
    input: z.object({
      ...CaseId,
      text: z.string().trim().min(1).max(2000),
      attachments: opinion.attachments,
      replyTo: Id.optional(),
      /** Mentioned people of the case, who get a notice. */
      mentions: z.array(Id).max(50).default([]),
    }),
    output: CaseComment,
    refusals: [
      'caseAccess.readOnly',
      'approvals.caseNotFound',
      'approvals.mentionedNotInvolved',
      'approvals.notInvolved',
      'flow.commentsOff',
    ],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/workflow/lists/:list',
    access: 'member',
    summary: 'List all your open tasks or one of the six task lists, filtered, newest first',
    /** With `caseId` only the rows of one case. */
    input: filters.extend({ list: ListName, caseId: Id.optional() }),
    output: pageOf(CaseCard),
    refusals: [],
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/workflow/counts',
    access: 'member',
    summary: 'Count the rows of each of your task lists (up to 10,000) and your unread CCs',
    input: Empty,
    output: z.object({
      launched: z.number().int(),
      launchedRunning: z.number().int(),
      launchedReturned: z.number().int(),
      /** Open tasks of all stages: the rows of the list `pending`. */
      pending: z.number().int(),
      toSign: z.number().int(),
      toDo: z.number().int(),
      doing: z.number().int(),
      done: z.number().int(),
      /** Counts of the caller's open tasks and launched cases. */
      overdue: z.number().int(),
      launchedOverdue: z.number().int(),
      circulated: z.number().int(),
      circulatedUnread: z.number().int(),
    }),
    refusals: [],
  }),
  operatorInfo: endpoint({
    method: 'GET',
    path: '/api/workflow/operator/:id/Info',
    access: 'member',
    summary: 'Get what you can open for the task or request ID of a message (spec: response data.opType)',
    input: z.object({ id: Id, opType: z.string().max(4).default('') }),
    output: z.object({ opType: z.string(), caseId: Id, taskId: Id.nullable() }),
    refusals: ['approvals.caseNotFound', 'approvals.notInvolved'],
  }),
  exceptions: endpoint({
    method: 'GET',
    path: '/api/workflow/cases/:caseId/exceptions',
    access: 'member',
    summary: 'List the exceptions of a request: where, when, and whether it still needs an administrator',
    input: z.object(CaseId),
    output: z.object({
      caseId: Id,
      title: z.string(),
      status: CaseStatus,
      list: z.array(CaseException),
    }),
    refusals: ['approvals.caseNotFound', 'approvals.notInvolved'],
  }),
}
