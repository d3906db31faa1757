import type { FlowDefinition } from '@signet/flow'
import type { FlowTree } from '@signet/flow/design'
import type { FormDefinition, FormPlan } from '@signet/form'
import { createContext, use } from 'react'
import type { FlowDeed, FlowDesignerState } from './flow-designer-state.ts'
import type { LiveProblem } from './live-problems.ts'

/** What every part of the designer of flows works with. */
export type FlowDesigner = Readonly<{
  flow: FlowDefinition
  tree: FlowTree
  state: FlowDesignerState
  tell: (deed: FlowDeed) => void
  problems: readonly LiveProblem[]
  /** The problem whose way is drawn, while it exists. */
  shownProblem: LiveProblem | undefined
  /** Draws the way of this problem; of none, when it is drawn already. */
  showProblem: (problem: LiveProblem) => void
  /** What cases carry: the form as it is drafted, and as it would run; undefined while it has mistakes. */
  form: FormDefinition
  plan: FormPlan | undefined
}>

const FlowDesignerContext = createContext<FlowDesigner | null>(null)
export const FlowDesignerProvider = FlowDesignerContext.Provider

/** Null for settings that stand elsewhere. */
export function useFlowDesignerIfAny(): FlowDesigner | null {
  return use(FlowDesignerContext)
}

export function useFlowDesigner(): FlowDesigner {
  const designer = useFlowDesignerIfAny()
  if (!designer) throw new Error('A part of the designer needs a <FlowDesignerProvider> above it')
  return designer
}
