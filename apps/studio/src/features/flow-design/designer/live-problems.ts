import {
  compileFlow,
  type FlowDefinition,
  type FlowProblem,
  findUnsoundness,
  isAskedAtStart,
  isStart,
} from '@signet/flow'
import { domainsOf, type FormPlan } from '@signet/form'

/** What is wrong while somebody draws, found without asking the server. */
export type LiveProblem = FlowProblem

/** Without exactly one start nothing more can be said than what is seen node by node. */
export function findLiveProblems(flow: FlowDefinition, plan: FormPlan | undefined): readonly LiveProblem[] {
  const starts = flow.nodes.filter(isStart)
  if (starts.length !== 1) return findUnsoundness(flow)

  const compiled = compileFlow(flow, plan?.scope ?? {})
  return findUnsoundness(compiled, plan ? domainsOf(plan, (path) => isAskedAtStart(compiled, path)) : {})
}

/** Every node and line that a problem is about, the way that leads there not included. */
export const placesOf = ({ node, line }: LiveProblem): readonly string[] => [node ?? [], line ?? []].flat()
