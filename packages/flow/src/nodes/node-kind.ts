import type { FieldDomains } from '@signet/formula'
import type { Run, Step } from '../engine/run.ts'
import type { FlowNode } from '../flow-definition.ts'
import type { FlowPlan, PlannedLine } from '../flow-plan.ts'
import type { FlowProblem } from '../flow-problem.ts'

/** Everything the engine asks a kind of node. Shared code never compares kinds, it asks. */
export type NodeKind<Node extends FlowNode> = Readonly<{
  /** What holds a token here: the work of people, of the system (a `Wait`), tokens still to come, or nothing. */
  waitsFor: 'people' | 'system' | 'tokens' | 'nothing'
  /** Records what happens when a token arrives, and answers where it goes on at once. */
  enter(run: Run, node: Node, step: Step): readonly Step[]
  /** Every set of lines that may be taken on leaving, for exploring the flow. */
  exits(node: Node, lines: readonly PlannedLine[]): readonly (readonly PlannedLine[])[]
  /** What is wrong with this node beyond what every node needs. */
  problems(node: Node, plan: FlowPlan, domains: FieldDomains): readonly FlowProblem[]
}>
