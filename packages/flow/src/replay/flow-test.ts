import { z } from 'zod'
import { caseStatuses } from '../case/case-state.ts'
import type { FlowPlan } from '../definition/flow-plan.ts'
import type { Facts } from '../engine/facts.ts'
import { type Course, replayCase } from './replay-case.ts'

const Decision = z.object({
  node: z.string().min(1),
  /** Absent: the person asked there. */
  person: z.string().optional(),
  what: z.enum(['agree', 'reject', 'return']),
  to: z.string().optional(),
  opinion: z.string().max(2000).optional(),
})

/** A test of a flow: who launches with which values, who decides what, and the expected result. */
export const FlowTest = z.object({
  id: z.string().min(1).max(64),
  name: z.string().trim().min(1).max(120),
  starter: z.string().min(1),
  values: z.record(z.string(), z.json()).default({}),
  decisions: z.array(Decision).max(200).default([]),
  choices: z
    .object({
      lines: z.record(z.string(), z.array(z.string())).optional(),
      people: z.record(z.string(), z.array(z.string())).optional(),
    })
    .default({}),
  expected: z.object({
    status: z.enum([...caseStatuses, 'refused']),
    /** People steps in order; without `people`, anybody may be asked. */
    steps: z.array(z.object({ node: z.string(), people: z.array(z.string()).optional() })).max(200),
  }),
})
export type FlowTest = z.infer<typeof FlowTest>

/** Result of a test and how it differs from the expectation; nothing when it passed. */
export type FlowTestResult = Readonly<{ course: Course; differs: readonly ('status' | 'steps' | 'people')[] }>

/**
 * Runs a test of a flow.
 * @param facts the organization, and the launch time; the values are the test's own
 */
export function runFlowTest(
  plan: FlowPlan,
  test: FlowTest,
  { now, ...facts }: Omit<Facts, 'values'>,
): FlowTestResult {
  const { starter, choices, values, expected } = test
  const decisions = test.decisions.map(({ node, person = '', what, to, opinion }) => ({
    node,
    person,
    what,
    ...(to !== undefined && { to }),
    remark: opinion === undefined ? {} : { opinion },
  }))
  const course = replayCase(
    plan,
    { starter, at: now, decisions, choices: withoutGaps(choices) },
    { ...facts, values },
  )
  const nodes = (steps: readonly Readonly<{ node: string }>[]) => steps.map(({ node }) => node).join(' ')
  const isOtherRoute = nodes(expected.steps) !== nodes(course.steps)
  const isOtherPeople = expected.steps.some(
    ({ people }, index) =>
      people && people.toSorted().join() !== course.steps[index]?.people.toSorted().join(),
  )
  return {
    course,
    differs: [
      ...(expected.status === course.status ? [] : (['status'] as const)),
      ...(isOtherRoute ? (['steps'] as const) : []),
      ...(!isOtherRoute && isOtherPeople ? (['people'] as const) : []),
    ],
  }
}

function withoutGaps({ lines, people }: FlowTest['choices']) {
  return { ...(lines && { lines }), ...(people && { people }) }
}
