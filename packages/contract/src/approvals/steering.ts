import { z } from 'zod'
import { endpoint, Id, Instant, largestInteger, PageInput, PersonRef, pageOf } from '../wire/endpoint.ts'
import { CaseId, CaseStatus, FlowCard, launched } from './inputs.ts'
import { CaseException } from './views.ts'

/** Reason of the administrator: recorded, and sent to the people concerned. */
const reason = { opinion: z.string().trim().min(1).max(2000) }
const caseIds = { caseIds: z.array(Id).min(1).max(200) }
const CaseResult = z.object({ caseId: Id, ok: z.boolean(), refusal: z.string(), message: z.string() })
const results = z.object({ results: z.array(CaseResult) })
const node = { node: z.string().min(1).max(80) }
const refused = [
  'approvals.caseNotFound',
  'flow.archived',
  'flow.notAdministrator',
  'flow.suspended',
] as const

const NodeName = z.object({ node: z.string(), name: z.string() })

/** Actions of an administrator on a whole case, in the order of the buttons. */
export const CaseControl = z.enum([
  'suspend',
  'resume',
  'terminate',
  'revive',
  'archive',
  'migrate',
  'recordStep',
])

/** Controls that need only a reason, so that they apply to many cases at once. */
export const BatchControl = CaseControl.exclude(['migrate', 'recordStep'])
export type BatchControl = z.infer<typeof BatchControl>

/** What an administrator may do with a case now; the server checks the same rule. */
export const AvailableControls = z.object({
  caseId: Id,
  status: CaseStatus,
  can: z.array(CaseControl),
  /** Current nodes. */
  nodes: z.array(
    NodeName.extend({
      holders: z.array(PersonRef),
      canReassign: z.boolean(),
      canRetry: z.boolean(),
      jumpTo: z.array(NodeName),
    }),
  ),
})
export type AvailableControls = z.infer<typeof AvailableControls>

export const StuckCase = z.object({
  caseId: Id,
  title: z.string(),
  flow: FlowCard.pick({ id: true, name: true, icon: true, iconColor: true }),
  starter: PersonRef,
  status: CaseStatus,
  /** Since when it waits, or when its last exception was raised. */
  since: Instant,
  exceptions: z.array(CaseException),
})
export type StuckCase = z.infer<typeof StuckCase>

/** Node of the newest version to enter, by node of the older one. */
const moves = { moves: z.record(z.string().max(80), z.string().max(80)).default({}) }

/** Preview of a migration, by the rules that carry it out. */
export const Migration = z.object({
  flowName: z.string(),
  /** Newest version. */
  version: z.number().int(),
  /** Older versions with running cases, newest first. */
  olderVersions: z.array(z.number().int()),
  /** Possible target nodes in the newest version. */
  stops: z.array(NodeName),
  /** Current nodes of cases that the newest version lacks. */
  lost: z.array(NodeName.extend({ cases: z.number().int() })),
  /** Total number; the list holds at most 500. */
  total: z.number().int(),
  list: z.array(
    z.object({
      caseId: Id,
      title: z.string(),
      version: z.number().int(),
      nodeName: z.string(),
      /** `fits`: migrates unchanged; `moved`: by `moves`; `unplaced`: a node still needs a replacement. */
      verdict: z.enum(['fits', 'moved', 'unplaced', 'refused']),
      message: z.string(),
    }),
  ),
})
export type Migration = z.infer<typeof Migration>

/** Calls of administrators on running cases. */
export const steering = {
  steering: endpoint({
    method: 'GET',
    path: '/api/workflow/monitor/:caseId/steering',
    access: 'administrator',
    summary: 'Get the actions an administrator can take on a request, and its possible jump targets',
    input: z.object(CaseId),
    output: AvailableControls,
    refusals: ['approvals.caseNotFound'],
  }),
  steer: endpoint({
    method: 'POST',
    path: '/api/workflow/monitor/steer',
    access: 'administrator',
    summary: 'Suspend, resume, terminate, reopen or archive requests; returns one result per row',
    input: z.object({
      act: BatchControl,
      ...caseIds,
      ...reason,
    }),
    output: results,
    refusals: [],
  }),
  reassign: endpoint({
    method: 'POST',
    path: '/api/workflow/monitor/:caseId/reassign',
    access: 'administrator',
    summary: 'Reassign the open tasks at a step',
    input: z.object({ ...CaseId, ...node, userIds: z.array(Id).min(1).max(50), ...reason }),
    output: launched,
    refusals: [
      ...refused,
      'flow.notHere',
      'flow.notRunning',
      'flow.chosenExternal',
      'flow.chosenInactive',
      'flow.chosenHasTask',
    ],
  }),
  jump: endpoint({
    method: 'POST',
    path: '/api/workflow/monitor/:caseId/jump',
    access: 'administrator',
    summary: 'Jump from the current step of a request to another one, back or ahead',
    input: z.object({ ...CaseId, ...node, to: node.node, ...reason }),
    output: launched,
    refusals: [
      ...refused,
      'flow.notHere',
      'flow.notRunning',
      'flow.jumpTarget',
      'flow.jumpIntoSibling',
      'flow.frozenByReturn',
    ],
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/workflow/monitor/:caseId/retry',
    access: 'administrator',
    summary: 'Retry a step with an exception',
    input: z.object({ ...CaseId, ...node, opinion: reason.opinion.default('') }),
    output: launched,
    refusals: [
      'flow.waitNotOpen',
      'flow.waitNotFailed',
      ...refused,
      'flow.noException',
      'flow.notRunning',
      'flow.frozenByReturn',
    ],
  }),
  exceptionList: endpoint({
    method: 'GET',
    path: '/api/workflow/monitor/exceptions',
    access: 'administrator',
    summary:
      'List requests that need an administrator, longest waiting first, or those that did before, newest first',
    input: PageInput.extend({
      flowId: z.string().optional(),
      state: z.enum(['open', 'ended']).default('open'),
    }),
    output: pageOf(StuckCase),
    refusals: [],
  }),
  migration: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/workflow/monitor/flows/:flowId/migration/trial',
    access: 'administrator',
    summary:
      'Preview migrating requests in progress from older versions to the newest one; up to 500, oldest first',
    input: z.object({
      flowId: Id,
      keyword: z.string().trim().max(100).optional(),
      version: z.number().int().max(largestInteger).optional(),
      ...moves,
    }),
    output: Migration,
    refusals: ['approvals.flowNotFound'],
  }),
  migrate: endpoint({
    method: 'POST',
    path: '/api/workflow/monitor/flows/:flowId/migration',
    access: 'administrator',
    summary: 'Migrate requests in progress to the newest version of their flow; returns one result per row',
    input: z.object({ flowId: Id, ...caseIds, ...moves, ...reason }),
    output: results,
    refusals: ['approvals.flowNotFound'],
  }),
}
