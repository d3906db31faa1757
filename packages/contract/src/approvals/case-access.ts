import { z } from 'zod'
import { Day, Done, endpoint, Id, Instant, PersonRef } from '../wire/endpoint.ts'
import { CaseId, CaseStatus } from './inputs.ts'

const closed = ['approvals.caseNotFound', 'approvals.notInvolved'] as const
const sharing = [...closed, 'caseAccess.mayNotShare'] as const

/** The last day of a share; null is without an end. */
const lastDay = { lastDay: Day.nullable().default(null) }

/** Sharing a request for reading, and declining those who ask for it. */
export const caseAccess = {
  shares: endpoint({
    method: 'GET',
    path: '/api/workflow/cases/:caseId/shares',
    access: 'member',
    summary: 'List whom a request is and was shared with, newest first, and who asks for it',
    input: z.object(CaseId),
    output: z.object({
      list: z.array(
        z.object({
          id: Id,
          person: PersonRef,
          givenBy: PersonRef,
          givenAt: Instant,
          until: Instant.nullable(),
          state: z.enum(['given', 'over', 'ended']),
          endedBy: PersonRef.nullable(),
        }),
      ),
      requests: z.array(z.object({ person: PersonRef, reason: z.string(), askedAt: Instant })),
    }),
    refusals: sharing,
  }),
  share: endpoint({
    method: 'POST',
    path: '/api/workflow/cases/:caseId/shares',
    access: 'member',
    summary: 'Let colleagues read a request, until a day if given; answers their requests for it',
    input: z.object({ ...CaseId, userIds: z.array(Id).min(1).max(50), ...lastDay }),
    output: Done,
    refusals: [...sharing, 'caseAccess.personUnknown', 'caseAccess.dayOver'],
  }),
  endShare: endpoint({
    method: 'DELETE',
    path: '/api/workflow/cases/:caseId/shares/:shareId',
    access: 'member',
    summary: 'Stop sharing a request with a person',
    input: z.object({ ...CaseId, shareId: Id }),
    output: Done,
    refusals: [...sharing, 'caseAccess.shareNotFound'],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/workflow/cases/:caseId/access/:userId/decline',
    access: 'member',
    summary: 'Decline somebody’s request to read a request',
    input: z.object({ ...CaseId, userId: Id, reason: z.string().trim().max(200).default('') }),
    output: Done,
    refusals: [...sharing, 'caseAccess.alreadyAnswered'],
  }),
  sharedWithMe: endpoint({
    method: 'GET',
    path: '/api/workflow/shared',
    access: 'member',
    summary: 'List the requests that are shared with you now, latest first, at most 200',
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({
          caseId: Id,
          title: z.string(),
          status: CaseStatus,
          starter: PersonRef,
          givenBy: PersonRef,
          givenAt: Instant,
          until: Instant.nullable(),
        }),
      ),
    }),
    refusals: [],
  }),
}
