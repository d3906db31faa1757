import { z } from 'zod'
import { endpoint, Id, PersonRef } from '../wire/endpoint.ts'

const Count = z.number().int()

/** The open work of one person. */
export const PersonWorkload = z.object({
  person: PersonRef,
  /** Whether they can still sign in. */
  isActive: z.boolean(),
  /** Tasks that wait for them or their turn, and the number of cases. */
  openTasks: Count,
  cases: Count,
  /** Delegations from or to them that are not over. */
  delegations: Count,
  /** Their drafts. */
  drafts: Count,
  /** Their cases that came back and only the starter can re-launch. */
  returned: Count,
  /** Applications of which they are named as administrators. */
  applications: z.array(z.object({ id: Id, name: z.string() })),
  /** Published flows that name them; these must be changed by hand. */
  flows: z.array(z.object({ id: Id, name: z.string() })),
})
export type PersonWorkload = z.infer<typeof PersonWorkload>

const HandOverResult = z.object({
  /** One row per case. */
  results: z.array(
    z.object({
      caseId: Id,
      title: z.string(),
      isDraft: z.boolean(),
      ok: z.boolean(),
      refusal: z.string(),
      message: z.string(),
    }),
  ),
  /** Cases beyond the limit of one run; the next run takes them. */
  left: Count,
  delegationsEnded: Count,
})
export type HandOverResult = z.infer<typeof HandOverResult>

/** Hand-over of the work of people who leave. */
export const handOver = {
  departed: endpoint({
    method: 'GET',
    path: '/api/workflow/handover',
    access: 'administrator',
    summary: 'List disabled people who still have tasks, most tasks first',
    input: z.object({}),
    output: z.object({ list: z.array(z.object({ person: PersonRef, openTasks: Count })) }),
    refusals: [],
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/workflow/handover/:personId',
    access: 'administrator',
    summary: 'List a person’s tasks, delegations and drafts, and the flows that name them',
    input: z.object({ personId: Id }),
    output: PersonWorkload,
    refusals: ['organization.notFound'],
  }),
  carryOut: endpoint({
    method: 'POST',
    path: '/api/workflow/handover/:personId',
    access: 'administrator',
    summary:
      'Hand over all open tasks and drafts of a person to a colleague and end their delegations; returns one result per request',
    input: z.object({ personId: Id, toUserId: Id, opinion: z.string().trim().min(1).max(2000) }),
    output: HandOverResult,
    refusals: ['session.confirmFirst', 'organization.notFound', 'flow.chosenInactive', 'flow.chosenSelf'],
  }),
}
