import { z } from 'zod'
import { Release, ReleaseReason } from '../design/release.ts'
import { Done, endpoint, Id, Instant, PageInput, PersonRef, pageOf } from '../wire/endpoint.ts'
import { expectingPreview } from '../wire/revision.ts'

export const launchRequestStates = ['open', 'granted', 'declined', 'expired'] as const

/** A request of a person to start a flow, as administrators of designs see it. */
const LaunchRequest = z.object({
  id: Id,
  flow: z.object({ id: Id, name: z.string() }),
  person: PersonRef,
  reason: z.string(),
  askedAt: Instant,
  expiresAt: Instant,
  state: z.enum(launchRequestStates),
  /** Null while it is open, and where it expired. */
  answeredBy: PersonRef.nullable(),
  answeredAt: Instant.nullable(),
  /** What the person who declined wrote. */
  answer: z.string(),
  /** Whether the caller can answer: it is open, of somebody else who is active, and the flow is published. */
  mayAnswer: z.boolean(),
})
export type LaunchRequest = z.infer<typeof LaunchRequest>

const one = z.object({ id: Id })

/** Answering who asks to start a flow, in the studio. A granted request publishes a version of the flow. */
export const launchRequests = {
  list: endpoint({
    method: 'GET',
    path: '/api/workflow/launchRequest',
    access: 'administrator',
    areas: ['designs'],
    summary: 'List who asked to start a flow, newest first, by name of the person or the flow',
    input: PageInput.extend({
      state: z.enum(launchRequestStates).optional(),
      flowId: Id.optional(),
      personId: Id.optional(),
    }),
    output: pageOf(LaunchRequest),
    refusals: [],
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/workflow/launchRequest/:id',
    access: 'administrator',
    areas: ['designs'],
    summary: 'Get one request to start a flow',
    input: one,
    output: LaunchRequest,
    refusals: ['accessRequests.notFound'],
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/workflow/launchRequest/:id/ReleasePreview',
    access: 'administrator',
    areas: ['designs'],
    summary: 'Preview the version of the flow that lets the person start it: changes, findings and people',
    input: one,
    output: Release,
    refusals: ['accessRequests.notFound', 'design.notFound', 'design.notPublished'],
  }),
  grant: endpoint({
    method: 'POST',
    path: '/api/workflow/launchRequest/:id/grant',
    access: 'administrator',
    areas: ['designs'],
    summary:
      'Let the person start the flow, with a version that passes the checks of every release; a red finding needs a reason',
    input: one.extend({ reason: ReleaseReason, ...expectingPreview }),
    output: Done,
    refusals: [
      'accessRequests.notFound',
      'design.notFound',
      'design.notPublished',
      'design.unsound',
      'design.testsFail',
      'design.reasonNeeded',
      'design.changedSincePreview',
    ],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/workflow/launchRequest/:id/decline',
    access: 'administrator',
    areas: ['designs'],
    summary: 'Decline a request to start a flow, with a reason that the person reads',
    input: one.extend({ reason: z.string().trim().min(1).max(200) }),
    output: Done,
    refusals: ['accessRequests.notFound'],
  }),
}
