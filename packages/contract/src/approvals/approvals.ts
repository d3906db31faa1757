import { z } from 'zod'
import { Done, endpoint, Id, pageOf } from '../wire/endpoint.ts'
import { batch, deciding } from './deciding.ts'
import { CaseId, filters, ListName, launched, opinion } from './inputs.ts'
import { launching } from './launching.ts'
import { reading } from './reading.ts'
import { steering } from './steering.ts'
import { stepping } from './stepping.ts'
import { CaseCard } from './views.ts'

/** Calls for administrators. */
const administering = {
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

/** Filter parameters as in the address; `list` validates them when it is called. */
const Asks = z.record(z.string().max(20), z.string().max(100))

/** Saved filters of a list. */
const filtering = {
  keptFilters: endpoint({
    method: 'GET',
    path: '/api/workflow/lists/:list/filters',
    access: 'member',
    summary: 'List your saved filters of a task list, oldest first',
    input: z.object({ list: ListName }),
    output: z.object({ list: z.array(z.object({ id: Id, name: z.string(), asks: Asks })) }),
    refusals: [],
  }),
  keepFilter: endpoint({
    method: 'POST',
    path: '/api/workflow/lists/:list/filters',
    access: 'member',
    summary: 'Save a filter under a name; replaces one with the same name, up to 20 per list',
    input: z.object({ list: ListName, name: z.string().trim().min(1).max(30), asks: Asks }),
    output: z.object({ id: Id }),
    refusals: ['approvals.tooManyFilters'],
  }),
  forgetFilter: endpoint({
    method: 'DELETE',
    path: '/api/workflow/filters/:id',
    access: 'member',
    summary: 'Delete a saved filter; succeeds even if it’s already gone',
    input: z.object({ id: Id }),
    output: Done,
    refusals: [],
  }),
}

export const approvals = {
  ...launching,
  ...deciding,
  ...batch,
  ...filtering,
  ...reading,
  ...administering,
  ...steering,
  ...stepping,
}

export type { FlowCard, ListName } from './inputs.ts'
export {
  type AvailableControls,
  BatchControl,
  CaseControl,
  type Migration,
  type StuckCase,
} from './steering.ts'
export type {
  AllowedActions,
  CaseCard,
  CaseComment,
  CaseException,
  CaseView,
  HistoryEntry,
  LaunchView,
  ReceivingFlow,
  RefusedAction,
  RouteStep,
} from './views.ts'
