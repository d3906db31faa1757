import {
  compileFlow,
  type FlowDefinition,
  type FlowProblem,
  findUnsoundness,
  isAskedAtStart,
  isStart,
} from '@signet/flow'
import { domainsOf, type FormPlan } from '@signet/form'

/** A problem found in the browser while drawing. */
export type LiveProblem = FlowProblem

/** Without exactly one start only the problems of single nodes are reported. */
export function findLiveProblems(flow: FlowDefinition, plan: FormPlan | undefined): readonly LiveProblem[] {
  const starts = flow.nodes.filter(isStart)
  if (starts.length !== 1) return findUnsoundness(flow)

  const compiled = compileFlow(flow, plan?.scope ?? {})
  return findUnsoundness(compiled, plan ? domainsOf(plan, (path) => isAskedAtStart(compiled, path)) : {})
}

/** The nodes and transitions of a problem, without the path that leads there. */
export const placesOf = ({ node, line }: LiveProblem): readonly string[] => [node ?? [], line ?? []].flat()
