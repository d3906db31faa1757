import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Done, Id, PersonRef } from '../shapes.ts'
import { ahead, aheadRefused, CaseId, formRefused, launched, opinion } from './inputs.ts'
import { LaunchView, RouteStep, ToChoose } from './views.ts'
import { Choices, FlowCard, Urgency, Values } from './words.ts'

/** Whoever has entrusted me; left out: I launch for myself. */
const inNameOf = { forUserId: Id.optional() }

/** The case that the new one is a follow-up of; I have to be allowed to see it. */
const asFollowUp = { followsUp: Id.optional() }
const mayNotFollowUp = ['approvals.caseNotFound', 'approvals.notInvolved'] as const

/** From an empty form to a running case, and back. */
export const launching = {
  launchableFlows: endpoint({
    method: 'GET',
    path: '/api/workflow/template/Selector',
    access: 'member',
    summary: 'The flows I may launch, or may launch for somebody who has entrusted me',
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
    summary: 'Keep a flow among my favourites, or not',
    input: z.object({ flowId: Id, isFavourite: z.boolean() }),
    output: Done,
    refusals: ['approvals.flowNotFound'],
  }),
  openLaunch: endpoint({
    method: 'GET',
    path: '/api/workflow/template/:flowId/launch',
    access: 'member',
    summary: 'The empty form of a flow, ready to fill',
    input: z.object({ flowId: Id, ...inNameOf, ...asFollowUp }),
    output: LaunchView,
    refusals: ['approvals.flowNotFound', 'flow.mayNotLaunch', 'flow.notEntrusted', ...mayNotFollowUp],
  }),
  previewRoute: endpoint({
    method: 'POST',
    path: '/api/workflow/template/:flowId/route',
    access: 'member',
    summary: 'Who will get it, and why, with these values; changes nothing',
    input: z.object({ flowId: Id, values: Values, ...inNameOf }),
    output: z.object({ steps: z.array(RouteStep) }),
    refusals: ['approvals.flowNotFound', 'flow.mayNotLaunch', 'flow.notEntrusted'],
  }),
  launchChoices: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/workflow/template/:flowId/choices',
    access: 'member',
    summary: 'What is still to be chosen before this flow can be launched with these values',
    input: z.object({ flowId: Id, values: Values, choices: Choices.optional(), ...inNameOf }),
    output: ToChoose,
    refusals: ['approvals.flowNotFound', 'flow.mayNotLaunch', 'flow.notEntrusted', ...aheadRefused],
  }),
  saveDraft: endpoint({
    method: 'POST',
    path: '/api/workflow/cases',
    access: 'member',
    summary: 'Keep a half-filled form as a draft',
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
    summary: 'Save a draft, or a returned or recalled case, once more',
    input: z.object({ ...CaseId, values: Values, urgency: Urgency.default('normal') }),
    output: launched,
    refusals: ['approvals.caseNotFound', 'flow.notYourCase', ...formRefused],
  }),
  launch: endpoint({
    method: 'POST',
    path: '/api/workflow/launches',
    access: 'member',
    summary: 'Fill and launch in one step, in my name or in that of somebody who has entrusted me',
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
    summary: 'Launch a draft, or re-submit a returned, recalled, rejected or terminated case',
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
    summary: 'Delete a draft, or a returned or recalled case of mine',
    input: z.object(CaseId),
    output: Done,
    refusals: ['approvals.caseNotFound', 'flow.notYourCase', 'flow.notDeletable'],
  }),
  recall: endpoint({
    method: 'POST',
    path: '/api/workflow/cases/:caseId/recall',
    access: 'member',
    summary: 'Take my running case back, as the flow allows',
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
    summary: 'Give up my returned case',
    input: z.object({ ...CaseId, opinion: opinion.opinion }),
    output: launched,
    refusals: ['approvals.caseNotFound', 'flow.notYourCase', 'flow.notReturned'],
  }),
  urge: endpoint({
    method: 'POST',
    path: '/api/workflow/cases/:caseId/urge',
    access: 'member',
    summary: 'Remind whoever holds my case',
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
    summary: 'Ask the people of my approved case to revoke it; answers the case that decides about it',
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
