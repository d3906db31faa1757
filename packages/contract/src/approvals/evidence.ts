import { PrintedRecord, PrintFacts } from '@signet/print'
import { z } from 'zod'
import { Day, Done, endpoint, Id } from '../wire/endpoint.ts'
import { Definition } from './inputs.ts'

const Link = z.object({ name: z.string(), url: z.string() })

/** Histories for other tools and as evidence. Each link works once, within a minute. */
export const evidence = {
  exportHistory: endpoint({
    method: 'POST',
    path: '/api/workflow/monitor/flows/:flowId/history',
    access: 'administrator',
    summary:
      'Create a download link for the histories of all requests a flow started in a period, as XES or OCEL 2.0',
    input: z.object({
      flowId: Id,
      format: z.enum(['xes', 'ocel']),
      /** Days in UTC, both included. */
      from: Day.optional(),
      to: Day.optional(),
    }),
    answersSecret: true,
    output: Link,
    refusals: ['approvals.flowNotFound'],
  }),
  bundleCase: endpoint({
    method: 'POST',
    path: '/api/workflow/cases/:caseId/bundle',
    access: 'member',
    summary:
      'Create a download link for the evidence package of a request: printable pages, facts, attachments, proofs and a verifier',
    input: z.object({ caseId: Id }),
    answersSecret: true,
    output: Link,
    refusals: ['approvals.caseNotFound', 'approvals.notInvolved'],
  }),
  openCaseSheet: endpoint({
    method: 'GET',
    path: '/api/workflow/cases/:caseId/sheet',
    access: 'member',
    summary:
      'Get a request for printing by a template of its form: the archive template or the first by default, and the built-in sheet for an empty templateId',
    input: z.object({ caseId: Id, templateId: z.string().max(60).optional() }),
    output: z.object({
      /** The published templates of the form, and the built-in one last. */
      templates: z.array(z.object({ templateId: z.string(), name: z.string() })),
      templateId: z.string(),
      /** Without what the reader may not see. */
      definition: Definition,
      record: PrintedRecord,
      facts: PrintFacts,
    }),
    refusals: ['approvals.caseNotFound', 'approvals.notInvolved', 'design.notFound'],
  }),
  printCase: endpoint({
    method: 'POST',
    path: '/api/workflow/cases/:caseId/pages',
    access: 'member',
    summary:
      'Create a download link for a request as PDF, by the print template of its flow or with its form, route and notes',
    input: z.object({ caseId: Id }),
    answersSecret: true,
    output: Link,
    refusals: ['approvals.caseNotFound', 'approvals.notInvolved'],
  }),
}

/** Archiving of finished cases; the document center holds the documents. */
export const caseArchive = {
  retry: endpoint({
    method: 'POST',
    path: '/api/workflow/monitor/:caseId/archive',
    access: 'administrator',
    summary: 'Regenerate the document of an archived request, even after it failed',
    input: z.object({ caseId: Id }),
    output: Done,
    refusals: ['approvals.caseNotFound'],
  }),
}
