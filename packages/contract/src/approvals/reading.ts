import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Done, Empty, Id, PageInput, pageOf } from '../shapes.ts'
import { CaseId, filters, opinion } from './inputs.ts'
import { CaseCard, CaseComment, CaseException, CaseView, HistoryEntry } from './views.ts'
import { CaseStatus, ListName } from './words.ts'

/** Cases, lists and counts as a person may see them. */
export const reading = {
  open: endpoint({
    method: 'GET',
    path: '/api/workflow/cases/:caseId',
    access: 'member',
    summary: 'One case as I may see it: form, route, what I may do. Opening a copy marks it read',
    input: z.object({ ...CaseId, taskId: Id.optional() }),
    output: CaseView,
    refusals: ['approvals.caseNotFound', 'approvals.notInvolved'],
  }),
  looked: endpoint({
    method: 'POST',
    path: '/api/workflow/cases/:caseId/look',
    access: 'member',
    summary: 'Keep that I have seen the form as it was answered; what changes from then on is marked',
    input: z.object({ ...CaseId, taskId: Id.optional(), sequence: z.number().int() }),
    output: Done,
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
      /** People of the case who are told that they are meant. */
      mentions: z.array(Id).max(50).default([]),
    }),
    output: CaseComment,
    refusals: [
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
    summary: 'One of the six lists, newest first, filtered',
    input: filters.extend({ list: ListName }),
    output: pageOf(CaseCard),
    refusals: [],
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/workflow/counts',
    access: 'member',
    summary:
      'How many rows each of my lists holds, 10,000 where there are more, and how many copies are unread',
    input: Empty,
    output: z.object({
      launched: z.number().int(),
      launchedRunning: z.number().int(),
      launchedReturned: z.number().int(),
      toSign: z.number().int(),
      toDo: z.number().int(),
      doing: z.number().int(),
      done: z.number().int(),
      /** Of what is open with me, and of what I have launched. */
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
    summary: 'What I may open now behind a task or case id of a message (spec: response data.opType)',
    input: z.object({ id: Id, opType: z.string().max(4).default('') }),
    output: z.object({ opType: z.string(), caseId: Id, taskId: Id.nullable() }),
    refusals: ['approvals.caseNotFound', 'approvals.notInvolved'],
  }),
  exceptions: endpoint({
    method: 'GET',
    path: '/api/workflow/cases/:caseId/exceptions',
    access: 'member',
    summary: 'What went wrong with a case: where, when, and whether it still needs an administrator',
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
