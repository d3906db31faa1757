import type { Filling } from './automation/actions/action-kind.ts'

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
