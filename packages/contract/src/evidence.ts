import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Day, Id } from './shapes.ts'

const Link = z.object({ name: z.string(), url: z.string() })

/** What happened, for other tools and for those who have to prove it. Links give their bytes once within a minute. */
export const evidence = {
  exportHistory: endpoint({
    method: 'POST',
    path: '/api/workflow/monitor/flows/:flowId/history',
    access: 'administrator',
    summary: 'A link to the histories of all cases of a flow begun in a period, as XES or OCEL 2.0',
    input: z.object({
      flowId: Id,
      format: z.enum(['xes', 'ocel']),
      /** Days in UTC, both included. */
      from: Day.optional(),
      to: Day.optional(),
    }),
    output: Link,
    refusals: ['approvals.flowNotFound'],
  }),
  bundleCase: endpoint({
    method: 'POST',
    path: '/api/workflow/cases/:caseId/bundle',
    access: 'member',
    summary:
      'A link to everything about a case as one zip: pages to print, facts, attachments, proofs and a verifier',
    input: z.object({ caseId: Id }),
    output: Link,
    refusals: ['approvals.caseNotFound', 'approvals.notInvolved'],
  }),
  printCase: endpoint({
    method: 'POST',
    path: '/api/workflow/cases/:caseId/pages',
    access: 'member',
    summary:
      'A link to a case on paper: a PDF by the print template of its flow, or of its form, route and opinions',
    input: z.object({ caseId: Id }),
    output: Link,
    refusals: ['approvals.caseNotFound', 'approvals.notInvolved'],
  }),
}
