import { comparisons, coverageGaps, FlowTest } from '@signet/flow'
import { z } from 'zod'
import { ExcusedRelease, ReleaseFinding } from '../design/release.ts'
import { Done, endpoint, Id, Instant, largestInteger } from '../wire/endpoint.ts'
import { expecting, Revision } from '../wire/revision.ts'

const Named = z.object({ id: z.string(), name: z.string() })
const Step = z.object({ node: z.string(), name: z.string(), people: z.array(Named) })

/** The course of a case: its steps, end, position or refusal, in the caller's language. */
const Course = z.object({
  steps: z.array(Step),
  status: z.string(),
  at: z.array(z.string()),
  reason: z.string(),
})

const Gap = z.object({
  node: z.string(),
  name: z.string(),
  gap: z.enum(coverageGaps),
  starters: z.number().int(),
  examples: z.array(Named),
  named: z.array(Named),
  rule: z.string(),
})

const BackTest = z.object({
  id: Id,
  state: z.enum(['running', 'done', 'failed']),
  startedAt: Instant,
  startedBy: z.string(),
  total: z.number().int(),
  done: z.number().int(),
  counts: z.partialRecord(z.enum(comparisons), z.number().int()),
  affected: z.array(
    z.object({
      caseId: Id,
      title: z.string(),
      comparison: z.enum(comparisons),
      before: Course,
      after: Course,
    }),
  ),
})

const Difference = z.object({
  about: z.enum(['node', 'line', 'flow']),
  change: z.enum(['added', 'removed', 'changed']),
  id: z.string(),
  /** One sentence for each change, from old to new, in the caller's language. */
  messages: z.array(z.string()),
})

const TestRule = z.enum(['refuse', 'warn'])

/** Checks before a flow is published, and its versions. */
export const flowReview = {
  coverage: endpoint({
    method: 'GET',
    path: '/api/workflow/template/:id/Actions/Coverage',
    access: 'administrator',
    areas: ['designs'],
    summary:
      'Check that every step of the draft finds approvers for all possible starters, and who could approve alone; returns only problems',
    input: z.object({ id: Id }),
    output: z.object({
      starters: z.number().int(),
      gaps: z.array(Gap),
      /** People who may approve alone what they request, or at two steps in a row. */
      duties: z.array(ReleaseFinding),
      unknown: z.array(Named),
    }),
    refusals: ['design.notFound', 'flow.definitionInvalid'],
  }),
  startBackTest: endpoint({
    method: 'POST',
    path: '/api/workflow/template/:id/Actions/BackTest',
    access: 'administrator',
    summary: 'Start a back-test of the draft with recently finished requests; one at a time per flow',
    input: z.object({ id: Id, cases: z.number().int().min(1).max(10_000).default(1000) }),
    output: z.object({ id: Id }),
    refusals: ['design.notFound', 'design.backTestRuns', 'flow.definitionInvalid'],
  }),
  backTest: endpoint({
    method: 'GET',
    path: '/api/workflow/template/:id/Actions/BackTest',
    access: 'administrator',
    summary: 'Get the progress and results of the latest back-test of a flow',
    input: z.object({ id: Id }),
    output: z.object({ latest: BackTest.nullable() }),
    refusals: ['design.notFound'],
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/workflow/template/:id/Versions',
    access: 'administrator',
    areas: ['designs'],
    summary: 'List the published versions of a flow with their requests, newest first',
    input: z.object({ id: Id }),
    output: z.object({
      list: z.array(
        z.object({
          version: z.number().int(),
          publishedAt: Instant,
          publishedBy: z.string(),
          changes: z.number().int(),
          running: z.number().int(),
          past: z.number().int(),
          excuse: ExcusedRelease.nullable(),
        }),
      ),
    }),
    refusals: ['design.notFound'],
  }),
  version: endpoint({
    method: 'GET',
    path: '/api/workflow/template/:id/Versions/:version',
    access: 'administrator',
    areas: ['designs'],
    summary: 'Get the definition of a published version',
    input: z.object({ id: Id, version: z.coerce.number().int().max(largestInteger) }),
    output: z.object({ definition: z.record(z.string(), z.unknown()) }),
    refusals: ['design.notFound'],
  }),
  compare: endpoint({
    method: 'GET',
    path: '/api/workflow/template/:id/Actions/Compare',
    access: 'administrator',
    areas: ['designs'],
    summary: 'Compare two versions; 0 is the draft',
    input: z.object({
      id: Id,
      from: z.coerce.number().int().min(0).max(largestInteger),
      to: z.coerce.number().int().min(0).max(largestInteger),
    }),
    output: z.object({ differences: z.array(Difference) }),
    refusals: ['design.notFound'],
  }),
  tests: endpoint({
    method: 'GET',
    path: '/api/workflow/template/:id/Tests',
    access: 'administrator',
    areas: ['designs'],
    summary: 'Get the tests of a flow and what publishing does when one fails',
    input: z.object({ id: Id }),
    output: z.object({ tests: z.array(FlowTest), rule: TestRule, revision: Revision }),
    refusals: ['design.notFound'],
  }),
  saveTests: endpoint({
    method: 'PUT',
    path: '/api/workflow/template/:id/Tests',
    access: 'administrator',
    areas: ['designs'],
    summary: 'Save the tests of a flow',
    input: z.object({ id: Id, tests: z.array(FlowTest).max(200), rule: TestRule, ...expecting }),
    output: Done,
    refusals: ['design.notFound', 'request.changedMeanwhile'],
  }),
  runTests: endpoint({
    method: 'POST',
    path: '/api/workflow/template/:id/Tests/Actions/Run',
    access: 'administrator',
    areas: ['designs'],
    onlyReads: true,
    summary: 'Run the tests of a flow with its draft',
    input: z.object({ id: Id }),
    output: z.object({
      results: z.array(
        z.object({
          id: z.string(),
          differs: z.array(z.enum(['status', 'steps', 'people'])),
          /** Sentences about values that the form cannot read; with one, the test has not passed. */
          problems: z.array(z.string()),
          course: Course,
        }),
      ),
    }),
    refusals: ['design.notFound', 'flow.definitionInvalid'],
  }),
  testFromCase: endpoint({
    method: 'POST',
    path: '/api/workflow/template/Actions/TestFromCase',
    access: 'administrator',
    summary: 'Create a flow test from a finished request',
    input: z.object({ caseId: Id, name: z.string().trim().min(1).max(120) }),
    output: z.object({ id: z.string(), flowId: Id }),
    refusals: ['approvals.caseNotFound', 'design.notFound', 'design.caseNotFinished'],
  }),
}

const Count = z.number().int()
/** Whole seconds; null without data. */
const Seconds = z.number().int().nullable()
const Example = z.object({ caseId: Id, title: z.string() })

/** Statistics of the cases of a flow. */
export const FlowFigures = z.object({
  flow: z.object({ id: Id, name: z.string() }),
  /** Expensive figures are cached: their time, and whether newer ones are being counted. */
  countedAt: z.string(),
  isBeingCounted: z.boolean(),
  /** Start of the period; a list of requests from then on has the counted ones. */
  since: z.string(),
  launched: Count,
  ended: Count,
  running: Count,
  approved: Count,
  /** Time from launch to end. */
  throughput: z.object({ median: Seconds, p90: Seconds }),
  /** Number of returns, and of cases returned at least once. */
  returns: z.object({ times: Count, cases: Count }),
  /** Cases by day, week or month without gaps: its first day, and the instants between which they were launched. */
  volume: z.array(
    z.object({ from: z.string(), since: z.string(), until: z.string(), launched: Count, ended: Count }),
  ),
  volumeBy: z.enum(['day', 'week', 'month']),
  /** Steps by total waiting time, longest first. */
  nodes: z.array(
    z.object({
      node: z.string(),
      name: z.string(),
      visits: Count,
      median: Seconds,
      p90: Seconds,
      /** Share of all waiting time, from 0 to 1. */
      share: z.number(),
      longest: z.array(Example),
    }),
  ),
  /** Paths of ended cases, most frequent first. */
  variants: z.array(
    z.object({
      steps: z.array(z.object({ name: z.string(), decision: z.string() })),
      cases: Count,
      share: z.number(),
      examples: z.array(Example),
    }),
  ),
  variantCount: Count,
})
export type FlowFigures = z.infer<typeof FlowFigures>

export const flowStatistics = {
  open: endpoint({
    method: 'GET',
    path: '/api/workflow/monitor/flows/:flowId/statistics',
    access: 'administrator',
    summary:
      'Get the volume, throughput, rework, bottlenecks and variants of a flow’s requests started in recent days',
    input: z.object({ flowId: Id, days: z.coerce.number().int().min(1).max(36_500).default(90) }),
    output: FlowFigures,
    refusals: ['approvals.flowNotFound'],
  }),
}
