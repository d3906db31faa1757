import { type Facts, type FlowPlan, FlowTest, runFlowTest } from '@signet/flow'
import { z } from 'zod'

/** The names of the stored tests that a flow does not pass. */
export function failingTests(
  plan: FlowPlan,
  stored: unknown,
  facts: Omit<Facts, 'values'>,
): readonly string[] {
  return z
    .array(FlowTest)
    .parse(stored)
    .filter((test) => runFlowTest(plan, test, facts).differs.length > 0)
    .map(({ name }) => name)
}
