import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { pageOf } from '../wire/shapes.ts'
import { CaseId, filters, launched, opinion } from './inputs.ts'
import { CaseCard } from './views.ts'

/** What administrators see and do. */
export const administering = {
  allCases: endpoint({
    method: 'GET',
    path: '/api/workflow/monitor/list',
    access: 'administrator',
    summary: 'List all requests of the tenant, for the studio',
    input: filters,
    output: pageOf(CaseCard),
    refusals: [],
  }),
  terminate: endpoint({
    method: 'POST',
    path: '/api/workflow/monitor/:caseId/terminate',
    access: 'administrator',
    summary: 'Terminate a request, even an approved one, with a reason',
    input: z.object({ ...CaseId, opinion: opinion.opinion }),
    output: launched,
    refusals: ['approvals.caseNotFound', 'flow.alreadyTerminated', 'flow.notAdministrator'],
  }),
  recordStep: endpoint({
    method: 'POST',
    path: '/api/workflow/monitor/:caseId/steps',
    access: 'administrator',
    summary: 'Record a step that an external system did for a request',
    input: z.object({ ...CaseId, step: z.string().trim().min(1).max(200) }),
    output: launched,
    refusals: ['approvals.caseNotFound'],
  }),
}
