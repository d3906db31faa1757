import { z } from 'zod'
import { ReleaseReason } from '../design/release.ts'
import { Done, endpoint, Id, Instant, PersonRef } from '../wire/endpoint.ts'

/** What people ask for: to read a request or a document, to start a flow. */
export const accessKinds = ['case', 'document', 'flow'] as const
export type AccessKind = (typeof accessKinds)[number]

/** Days after which a request for access that was not answered expires. */
export const accessRequestDays = 30

const subject = { kind: z.enum(accessKinds), id: Id }

/** Requests are shared by `caseAccess`, which has a last day. */
const answered = { kind: z.enum(['document', 'flow']), id: Id, userId: Id }

/** Asking for what a link leads to. No answer depends on whether the id is of anything. */
export const accessRequests = {
  explain: endpoint({
    method: 'GET',
    path: '/api/system/Access/:kind/:id',
    access: 'member',
    summary: 'Say whom to ask for something that you can’t open; the same whether or not it exists',
    input: z.object(subject),
    output: z.object({
      isAsked: z.boolean(),
      /** Administrators who can grant, at most five. Owners, starters and holders can too, but are not named. */
      grantors: z.array(PersonRef),
    }),
    refusals: [],
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/system/Access/:kind/:id',
    access: 'member',
    summary: 'Ask for something that you can’t open; those who can grant hear it once a day',
    input: z.object({ ...subject, reason: z.string().trim().max(200).default('') }),
    output: Done,
    refusals: ['accessRequests.hasAccess', 'accessRequests.tooMany'],
  }),
  pending: endpoint({
    method: 'GET',
    path: '/api/system/Access',
    access: 'member',
    summary: 'List the open requests for access that you can answer, oldest first',
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({
          ...subject,
          name: z.string(),
          person: PersonRef,
          reason: z.string(),
          askedAt: Instant,
          expiresAt: Instant,
        }),
      ),
    }),
    refusals: [],
  }),
  grant: endpoint({
    method: 'POST',
    path: '/api/system/Access/:kind/:id/grant',
    access: 'member',
    summary:
      'Let a person see your document, or start a flow (administrators of designs), who asked for it. A flow gets a version that passes the checks of every release; a red finding needs a reason',
    input: z.object({ ...answered, reason: ReleaseReason }),
    output: z.object({
      /** What the checks found about the new version of the flow, in the caller’s language. */
      findings: z.array(z.string()),
    }),
    refusals: [
      'accessRequests.notFound',
      'design.notFound',
      'design.notPublished',
      'design.unsound',
      'design.testsFail',
      'design.reasonNeeded',
    ],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/system/Access/:kind/:id/decline',
    access: 'member',
    summary:
      'Decline a request for your document or, as an administrator of designs, for a flow, which needs a reason',
    input: z.object({ ...answered, reason: z.string().trim().max(200).default('') }),
    output: Done,
    refusals: ['accessRequests.notFound', 'accessRequests.reasonMissing'],
  }),
}
