import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { CaseId, launched } from './inputs.ts'

const WaitId = { waitId: z.string().min(1).max(200) }
const FlowId = { flowId: z.string().min(1).max(64) }

/** Steps without people: calls of administrators when one failed, and answers of other systems. */
export const stepping = {
  failedSteps: endpoint({
    method: 'GET',
    path: '/api/workflow/monitor/failed-steps',
    access: 'administrator',
    summary: 'List failed automatic steps, newest first',
    input: z.object({}),
    output: z.array(
      z.object({
        waitId: z.string(),
        caseId: z.string(),
        title: z.string(),
        node: z.string(),
        kind: z.string(),
        openedAt: z.string(),
        reason: z.string(),
      }),
    ),
    refusals: [],
  }),
  skipStep: endpoint({
    method: 'POST',
    path: '/api/workflow/monitor/:caseId/waits/:waitId/skip',
    access: 'administrator',
    summary: 'Skip what an automatic step waits for',
    input: z.object({ ...CaseId, ...WaitId }),
    output: launched,
    refusals: ['approvals.caseNotFound', 'flow.waitNotOpen', 'flow.notAdministrator'],
  }),
  flowSecret: endpoint({
    method: 'GET',
    path: '/api/workflow/flows/:flowId/secret',
    access: 'administrator',
    summary: 'Get the secret a flow uses to sign requests and verify responses',
    input: z.object(FlowId),
    output: z.object({ secret: z.string() }),
    refusals: ['approvals.flowNotFound', 'secrets.noKey', 'secrets.unreadable'],
  }),
  renewFlowSecret: endpoint({
    method: 'POST',
    path: '/api/workflow/flows/:flowId/secret',
    access: 'administrator',
    summary: 'Replace the secret of a flow; the old one stops working immediately',
    input: z.object(FlowId),
    answersSecret: true,
    output: z.object({ secret: z.string() }),
    refusals: ['approvals.flowNotFound', 'secrets.noKey'],
  }),
  answerStep: endpoint({
    method: 'POST',
    path: '/api/workflow/hooks/:tenant/:waitId',
    access: 'anyone',
    summary:
      'Receive the response of an external system, signed as in Standard Webhooks: webhook-id, webhook-timestamp, webhook-signature',
    input: z.object({
      tenant: z.string().regex(/^[a-z0-9_-]{1,60}$/),
      ...WaitId,
      token: z.string().min(1).max(200),
      /** Values of fields the node may write. */
      values: z.record(z.string(), z.json()).default({}),
      /** Reason of a failure, shown to an administrator. */
      failure: z.string().trim().max(500).optional(),
    }),
    /** Whether this answer was accepted. */
    output: z.object({ taken: z.boolean() }),
    refusals: [
      'flowSteps.signatureWrong',
      'flowSteps.signatureOld',
      'flow.waitNotOpen',
      'form.valuesRefused',
    ],
  }),
}
