import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant, PageInput, PersonRef, pageOf } from './shapes.ts'

const Kind = z.enum(['entrust', 'agency'])
const Status = z.enum(['waiting', 'toCome', 'active', 'over', 'stopped', 'refused'])

/** What whoever asks may do with a delegation now; the server refuses by the same rule. */
const MayDo = z.object({
  edit: z.boolean(),
  remove: z.boolean(),
  stop: z.boolean(),
  accept: z.boolean(),
  refuse: z.boolean(),
})

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
  /** `waiting`: nobody has accepted yet; `refused`: all have refused. */
  status: Status,
  may: MayDo,
})
export type DelegationView = z.infer<typeof DelegationView>

const wish = {
  kind: Kind,
  toUserIds: z.array(Id).max(20),
  flowIds: z.array(Id).max(200).default([]),
  startsAt: Instant,
  endsAt: Instant,
  note: z.string().trim().max(500).default(''),
}

const wishRefused = [
  'flow.delegateNobody',
  'flow.delegateSelf',
  'flow.delegateInactive',
  'flow.delegateDates',
  'flow.delegateTwice',
  'flow.delegateMutual',
  'flow.delegateCycle',
  'delegations.alreadyOver',
  'delegations.byAdministrator',
  'delegations.toAdministrator',
  'approvals.flowNotFound',
] as const

/** Whether receivers must accept before they may act: to launch for somebody, to decide for somebody. */
const DelegationRules = z.object({ entrustAsks: z.boolean(), agencyAsks: z.boolean() })

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
  all: endpoint({
    method: 'GET',
    path: '/api/workflow/delegate/All',
    access: 'administrator',
    summary:
      'Every delegation of the company, newest first; of a person on either side, of a flow or all flows',
    input: PageInput.extend({
      kind: Kind.optional(),
      status: Status.optional(),
      personId: Id.optional(),
      flowId: Id.optional(),
    }),
    output: pageOf(DelegationView),
    refusals: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/workflow/delegate',
    access: 'member',
    summary: 'Let colleagues launch or decide for me, for some flows or all, for a while',
    input: z.object(wish),
    output: z.object({ id: Id }),
    refusals: [...wishRefused],
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/workflow/delegate/:id',
    access: 'member',
    summary: 'One delegation that I gave or received; any for an administrator',
    input: z.object({ id: Id }),
    output: DelegationView,
    refusals: ['delegations.notFound'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/workflow/delegate/:id',
    access: 'member',
    summary: 'Change a delegation of mine that nobody has accepted; its receivers are asked anew',
    input: z.object({ id: Id, ...wish }),
    output: Done,
    refusals: ['delegations.notFound', 'delegations.accepted', ...wishRefused],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/workflow/delegate/:id',
    access: 'member',
    summary: 'Delete a delegation of mine that nobody has accepted',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['delegations.notFound', 'delegations.accepted'],
  }),
  stop: endpoint({
    method: 'PUT',
    path: '/api/workflow/delegate/Stop/:id',
    access: 'member',
    summary: 'End one of my delegations now; an administrator ends any, and both sides are told why',
    input: z.object({ id: Id, reason: z.string().trim().max(500).default('') }),
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
    refusals: ['delegations.notFound', 'delegations.answered', 'delegations.alreadyOver'],
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
  flows: endpoint({
    method: 'GET',
    path: '/api/workflow/delegate/Flows',
    access: 'member',
    summary: 'The published flows, by name: those that somebody may be asked to decide in',
    input: z.object({}),
    output: z.object({ list: z.array(z.object({ id: Id, name: z.string() })) }),
    refusals: [],
  }),
  rules: endpoint({
    method: 'GET',
    path: '/api/workflow/delegate/Rules',
    access: 'member',
    summary: 'Whether whoever is to act for somebody must accept first',
    input: z.object({}),
    output: DelegationRules,
    refusals: [],
  }),
  setRules: endpoint({
    method: 'PUT',
    path: '/api/workflow/delegate/Rules',
    access: 'administrator',
    summary: 'Have receivers of delegations asked first, or not; those that exist stay as they are',
    input: DelegationRules,
    output: Done,
    refusals: [],
  }),
}
