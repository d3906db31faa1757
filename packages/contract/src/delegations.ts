import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant, PersonRef } from './shapes.ts'

const Kind = z.enum(['entrust', 'agency'])

/** Who lets whom launch (entrust) or decide (agency) for him. No flows: all of them. */
const DelegationView = z.object({
  id: Id,
  kind: Kind,
  from: PersonRef,
  to: z.array(z.object({ person: PersonRef, answer: z.enum(['open', 'accepted', 'refused']) })),
  flows: z.array(z.object({ id: Id, name: z.string() })),
  note: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  status: z.enum(['toCome', 'active', 'over', 'stopped']),
})
export type DelegationView = z.infer<typeof DelegationView>

export const delegations = {
  list: endpoint({
    method: 'GET',
    path: '/api/workflow/delegate',
    access: 'member',
    summary: 'My entrust, entrusted to me, my agency, agency for me; newest first',
    input: z.object({ kind: Kind, side: z.enum(['mine', 'forMe']) }),
    output: z.object({ list: z.array(DelegationView) }),
    refusals: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/workflow/delegate',
    access: 'member',
    summary: 'Let colleagues launch or decide for me, for some flows or all, for a while',
    input: z.object({
      kind: Kind,
      toUserIds: z.array(Id).max(20),
      flowIds: z.array(Id).max(200).default([]),
      startsAt: Instant,
      endsAt: Instant,
      note: z.string().trim().max(500).default(''),
    }),
    output: z.object({ id: Id }),
    refusals: [
      'flow.delegateNobody',
      'flow.delegateSelf',
      'flow.delegateInactive',
      'flow.delegateDates',
      'flow.delegateTwice',
      'flow.delegateMutual',
      'flow.delegateCycle',
      'approvals.flowNotFound',
    ],
  }),
  stop: endpoint({
    method: 'PUT',
    path: '/api/workflow/delegate/Stop/:id',
    access: 'member',
    summary: 'End one of my delegations now',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['delegations.notFound'],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/workflow/delegate/Notarize/:id',
    access: 'member',
    summary: 'Accept or refuse to act for somebody',
    input: z.object({ id: Id, answer: z.enum(['accepted', 'refused']) }),
    output: Done,
    refusals: ['delegations.notFound'],
  }),
  principals: endpoint({
    method: 'GET',
    path: '/api/workflow/delegate/UserList',
    access: 'member',
    summary: 'The people in whose name I may launch a flow now',
    input: z.object({ flowId: Id }),
    output: z.object({ list: z.array(PersonRef) }),
    refusals: [],
  }),
}
