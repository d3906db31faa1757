import { z } from 'zod'
import { ChoosableUser } from '../organization/views.ts'
import { Done, endpoint, Id, Instant, PageInput, PersonRef, pageOf } from '../wire/endpoint.ts'

const Kind = z.enum(['entrust', 'agency'])
const Status = z.enum(['waiting', 'toCome', 'active', 'over', 'stopped', 'refused'])

/** What the caller may do with a delegation now; the server checks the same rule. */
const MayDo = z.object({
  edit: z.boolean(),
  remove: z.boolean(),
  stop: z.boolean(),
  accept: z.boolean(),
  refuse: z.boolean(),
})

/** A delegation to launch (entrust) or decide (agency). No flows means all of them. */
const DelegationView = z.object({
  id: Id,
  kind: Kind,
  from: PersonRef,
  to: z.array(z.object({ person: PersonRef, answer: z.enum(['open', 'accepted', 'refused']) })),
  flows: z.array(z.object({ id: Id, name: z.string() })),
  note: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  /** `waiting`: not accepted yet; `refused`: refused by all. */
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
  'flow.chosenExternal',
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

/** Whether agents must accept first, for launching and for deciding. */
const DelegationRules = z.object({ entrustAsks: z.boolean(), agencyAsks: z.boolean() })

export const delegations = {
  list: endpoint({
    method: 'GET',
    path: '/api/workflow/delegate',
    access: 'member',
    summary: 'List delegations you gave or received, newest first',
    input: z.object({ kind: Kind, side: z.enum(['mine', 'forMe']) }),
    output: z.object({ list: z.array(DelegationView) }),
    refusals: [],
  }),
  all: endpoint({
    method: 'GET',
    path: '/api/workflow/delegate/All',
    access: 'administrator',
    summary: 'List the company’s delegations, newest first, by person on either side and by flow',
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
    summary: 'Delegate starting requests or approving to colleagues, for some or all flows and a period',
    input: z.object(wish),
    output: z.object({ id: Id }),
    refusals: [...wishRefused],
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/workflow/delegate/:id',
    access: 'member',
    summary: 'Get a delegation you gave or received; administrators can get any',
    input: z.object({ id: Id }),
    output: DelegationView,
    refusals: ['delegations.notFound'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/workflow/delegate/:id',
    access: 'member',
    summary: 'Update your delegation that no one has accepted; delegates are asked again',
    input: z.object({ id: Id, ...wish }),
    output: Done,
    refusals: ['delegations.notFound', 'delegations.accepted', ...wishRefused],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/workflow/delegate/:id',
    access: 'member',
    summary: 'Delete your delegation that no one has accepted',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['delegations.notFound', 'delegations.accepted'],
  }),
  stop: endpoint({
    method: 'PUT',
    path: '/api/workflow/delegate/Stop/:id',
    access: 'member',
    summary: 'Stop your delegation now; administrators can stop any delegation, and both sides are notified',
    input: z.object({ id: Id, reason: z.string().trim().max(500).default('') }),
    output: Done,
    refusals: ['delegations.notFound'],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/workflow/delegate/Notarize/:id',
    access: 'member',
    summary: 'Accept or decline a delegation',
    input: z.object({ id: Id, answer: z.enum(['accepted', 'refused']) }),
    output: Done,
    refusals: ['delegations.notFound', 'delegations.answered', 'delegations.alreadyOver'],
  }),
  principals: endpoint({
    method: 'GET',
    path: '/api/workflow/delegate/UserList',
    access: 'member',
    summary: 'List the people for whom you can start a flow now',
    input: z.object({ flowId: Id }),
    output: z.object({ list: z.array(PersonRef) }),
    refusals: [],
  }),
  receivers: endpoint({
    method: 'GET',
    path: '/api/workflow/delegate/Receivers',
    access: 'member',
    summary: 'List colleagues to whom you can delegate, by keyword (name, account, pinyin initials)',
    input: PageInput,
    output: pageOf(ChoosableUser),
    refusals: [],
  }),
  flows: endpoint({
    method: 'GET',
    path: '/api/workflow/delegate/Flows',
    access: 'member',
    summary: 'List published flows that can be delegated, by name',
    input: z.object({}),
    output: z.object({ list: z.array(z.object({ id: Id, name: z.string(), spelling: z.string() })) }),
    refusals: [],
  }),
  rules: endpoint({
    method: 'GET',
    path: '/api/workflow/delegate/Rules',
    access: 'member',
    summary: 'Get whether delegates must accept first',
    input: z.object({}),
    output: DelegationRules,
    refusals: [],
  }),
  setRules: endpoint({
    method: 'PUT',
    path: '/api/workflow/delegate/Rules',
    access: 'administrator',
    summary: 'Set whether delegates must accept first; existing delegations don’t change',
    input: DelegationRules,
    output: Done,
    refusals: [],
  }),
}
