import type { FieldDomains } from '@signet/formula'
import type { FlowNode } from '../definition/flow-definition.ts'
import type { FlowPlan, PlannedTransition } from '../definition/flow-plan.ts'
import type { FlowProblem } from '../definition/flow-problem.ts'
import type { Run, Step } from '../engine/run.ts'
import type { FilledVariable } from './automation/actions/action-kind.ts'
import type { NodeTraits } from './node-settings.ts'

/** Rules of a node kind: its traits, and what the engine runs. Shared code asks the kind and never compares names. */
export type NodeKind<Node extends FlowNode> = NodeTraits<Node> &
  Readonly<{
    /** Records the arrival of a token and returns the next steps. */
    enter(run: Run, node: Node, step: Step): readonly Step[]
    /** Every set of transitions that may be taken on leaving, for exploring the flow. */
    exits(node: Node, lines: readonly PlannedTransition[]): readonly (readonly PlannedTransition[])[]
    /** The work of the node outside the form of its case; undefined when it has none. */
    outside(node: Node): OutsideWork | undefined
    /** Problems specific to this kind of node. */
    problems(node: Node, plan: FlowPlan, domains: FieldDomains): readonly FlowProblem[]
  }>

/** Work of a node outside the form of its case, used to check what its settings name. */
export type OutsideWork = Readonly<{
  /** The form or flow the node works with, and the fields it names there. */
  target: Readonly<{ of: 'form' | 'flow'; id: string; fields: readonly string[] }> | undefined
  /** Formulas over the form of the case. */
  fillings: readonly FilledVariable[]
  /** Formula that must be true for the work to run; empty when it always runs. */
  condition: string
  /** Fields of the case's own form that the work fills. */
  brings: readonly string[]
  /** The flow of which each visit starts cases. */
  startsCasesOf: string | undefined
}>
