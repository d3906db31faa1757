import type { FieldDomains } from '@signet/formula'
import type { FlowNode } from '../definition/flow-definition.ts'
import type { FlowPlan, PlannedLine } from '../definition/flow-plan.ts'
import type { FlowProblem } from '../definition/flow-problem.ts'
import type { Run, Step } from '../engine/run.ts'
import type { NodeTraits } from './node-traits.ts'
import type { OutsideWork } from './outside-work.ts'

/** Everything asked of a node kind: its plain traits, and what the engine runs. Shared code asks and never compares. */
export type NodeKind<Node extends FlowNode> = NodeTraits<Node> &
  Readonly<{
    /** Records what happens when a token arrives, and answers where it goes on at once. */
    enter(run: Run, node: Node, step: Step): readonly Step[]
    /** Every set of lines that may be taken on leaving, for exploring the flow. */
    exits(node: Node, lines: readonly PlannedLine[]): readonly (readonly PlannedLine[])[]
    /** What it does beside the form of its case; undefined where it does nothing there. */
    outside(node: Node): OutsideWork | undefined
    /** What is wrong with this node beyond what every node needs. */
    problems(node: Node, plan: FlowPlan, domains: FieldDomains): readonly FlowProblem[]
  }>
