import { z } from 'zod'
import { Done, endpoint, Id, PersonRef } from '../wire/endpoint.ts'
import {
  ahead,
  aheadRefused,
  CaseId,
  Choices,
  FlowCard,
  formRefused,
  launched,
  opinion,
  Urgency,
  Values,
} from './inputs.ts'
import { LaunchView, RouteStep, ToChoose } from './views.ts'

/** The principal; without one, the caller launches for themselves. */
const inNameOf = { forUserId: Id.optional() }

/** The case the new one follows up; the caller must be able to see it. */
const asFollowUp = { followsUp: Id.optional() }
const mayNotFollowUp = ['approvals.caseNotFound', 'approvals.notInvolved'] as const

/** Calls that launch, save and recall cases. */
export const launching = {
  launchableFlows: endpoint({
    method: 'GET',
    path: '/api/workflow/template/Selector',
    access: 'member',
    summary: 'List the flows you can start, for yourself or for someone who delegated to you',
    input: z.object({
      keyword: z.string().trim().max(100).default(''),
      category: z.string().default(''),
      favourites: z.enum(['yes', 'no']).default('no'),
      ...inNameOf,
    }),
    output: z.object({ list: z.array(FlowCard) }),
    refusals: [],
  }),
  setFavourite: endpoint({
    method: 'PUT',
    path: '/api/workflow/template/:flowId/favourite',
    access: 'member',
    summary: 'Add a flow to your favorites, or remove it',
    input: z.object({ flowId: Id, isFavourite: z.boolean() }),
    output: Done,
    refusals: ['approvals.flowNotFound'],
  }),
  openLaunch: endpoint({
    method: 'GET',
    path: '/api/workflow/template/:flowId/launch',
    access: 'member',
    summary: 'Get the form of a flow: blank, or with the values of an older request',
    /** `copyOf` is the request whose values it starts with; the caller must be able to see it. */
    input: z.object({ flowId: Id, ...inNameOf, ...asFollowUp, copyOf: Id.optional() }),
    output: LaunchView,
    refusals: ['approvals.flowNotFound', 'flow.mayNotLaunch', 'flow.notEntrusted', ...mayNotFollowUp],
  }),
  previewRoute: endpoint({
    method: 'POST',
    path: '/api/workflow/template/:flowId/route',
    access: 'member',
    summary: 'Preview who would get a request with these values, and why; changes nothing',
    input: z.object({ flowId: Id, values: Values, ...inNameOf }),
    output: z.object({ steps: z.array(RouteStep) }),
    refusals: ['approvals.flowNotFound', 'flow.mayNotLaunch', 'flow.notEntrusted'],
  }),
  launchChoices: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/workflow/template/:flowId/choices',
    access: 'member',
    summary: 'List the choices still needed before a flow can be submitted with these values',
    input: z.object({ flowId: Id, values: Values, choices: Choices.optional(), ...inNameOf }),
    output: ToChoose,
    refusals: ['approvals.flowNotFound', 'flow.mayNotLaunch', 'flow.notEntrusted', ...aheadRefused],
  }),
  saveDraft: endpoint({
    method: 'POST',
    path: '/api/workflow/cases',
    access: 'member',
    summary: 'Save a partly filled form as a draft',
    input: z.object({
      ...{ flowId: Id, values: Values, urgency: Urgency.default('normal') },
      ...inNameOf,
      ...asFollowUp,
    }),
    output: launched,
    refusals: [
      ...(['approvals.flowNotFound', 'flow.mayNotLaunch', 'flow.notEntrusted'] as const),
      ...mayNotFollowUp,
      ...formRefused,
    ],
  }),
  updateDraft: endpoint({
    method: 'PUT',
    path: '/api/workflow/cases/:caseId',
    access: 'member',
    summary: 'Update a draft, or a request that was sent back or withdrawn',
    input: z.object({ ...CaseId, values: Values, urgency: Urgency.default('normal') }),
    output: launched,
    refusals: ['approvals.caseNotFound', 'flow.notYourCase', ...formRefused],
  }),
  launch: endpoint({
    method: 'POST',
    path: '/api/workflow/launches',
    access: 'member',
    summary: 'Fill in and submit a request in one step, for yourself or for someone who delegated to you',
    input: z.object({
      ...{ flowId: Id, values: Values, urgency: Urgency.default('normal') },
      ...ahead,
      ...inNameOf,
      ...asFollowUp,
    }),
    output: launched,
    refusals: [
      ...mayNotFollowUp,
      ...(['approvals.flowNotFound', 'flow.mayNotLaunch', 'flow.notEntrusted', 'flow.nobodyFound'] as const),
      ...formRefused,
      ...aheadRefused,
    ],
  }),
  launchAgain: endpoint({
    method: 'POST',
    path: '/api/workflow/cases/:caseId/launch',
    access: 'member',
    summary: 'Submit a draft, or resubmit a request that was sent back, withdrawn, rejected or terminated',
    input: z.object({ ...CaseId, values: Values, urgency: Urgency.default('normal'), ...ahead }),
    output: launched,
    refusals: [
      ...aheadRefused,
      'approvals.caseNotFound',
      'flow.notYourCase',
      'flow.mayNotLaunch',
      'flow.nobodyFound',
      ...formRefused,
    ],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/workflow/cases/:caseId',
    access: 'member',
    summary: 'Delete your draft, or your request that was sent back or withdrawn',
    input: z.object(CaseId),
    output: Done,
    refusals: ['approvals.caseNotFound', 'flow.notYourCase', 'flow.notDeletable'],
  }),
  recall: endpoint({
    method: 'POST',
    path: '/api/workflow/cases/:caseId/recall',
    access: 'member',
    summary: 'Withdraw your request in progress if the flow allows it',
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
    summary: 'Abandon your request that was sent back',
    input: z.object({ ...CaseId, opinion: opinion.opinion }),
    output: launched,
    refusals: ['approvals.caseNotFound', 'flow.notYourCase', 'flow.notReturned'],
  }),
  urge: endpoint({
    method: 'POST',
    path: '/api/workflow/cases/:caseId/urge',
    access: 'member',
    summary: 'Remind the current assignees of your request',
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
  revoke: endpoint({
    method: 'POST',
    path: '/api/workflow/cases/:caseId/revoke',
    access: 'member',
    summary: 'Request the revocation of an approved request; returns the request that decides on it',
    input: z.object({ ...CaseId, opinion: z.string().trim().min(1).max(2000) }),
    output: launched,
    refusals: [
      'approvals.caseNotFound',
      'flow.archived',
      'flow.nobodyFound',
      'flow.notApproved',
      'flow.notYourCase',
      'flow.revocationOver',
      'flow.revokeOff',
    ],
  }),
}
