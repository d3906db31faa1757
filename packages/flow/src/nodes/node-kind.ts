import type { FieldDomains } from '@signet/formula'
import type { FlowNode } from '../definition/flow-definition.ts'
import type { FlowPlan, PlannedLine } from '../definition/flow-plan.ts'
import type { FlowProblem } from '../definition/flow-problem.ts'
import type { Run, Step } from '../engine/run.ts'
import type { Filling } from './automation/actions/action-kind.ts'
import type { NodeTraits } from './node-settings.ts'

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

/** What a node does beside the form of its case, for checking what its settings name. */
export type OutsideWork = Readonly<{
  /** The form or flow that the node works with, and the fields that it names there. */
  target: Readonly<{ of: 'form' | 'flow'; id: string; fields: readonly string[] }> | undefined
  /** Formulas over the form of the case. */
  fillings: readonly Filling[]
  /** Formula that must be true for the work to be done; empty when it is always done. */
  condition: string
  /** Fields of the case's own form that the work fills. */
  brings: readonly string[]
  /** The flow of which every visit starts cases. */
  startsCasesOf: string | undefined
}>
