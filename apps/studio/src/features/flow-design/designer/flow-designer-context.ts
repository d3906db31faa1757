import type { FlowDefinition } from '@signet/flow'
import type { FlowTree } from '@signet/flow/design'
import type { FormDefinition, FormPlan } from '@signet/form'
import { createContext, use } from 'react'
import type { FlowAction, FlowDesignerState } from './flow-designer-state.ts'
import type { LiveProblem } from './live-problems.ts'

export type FlowDesigner = Readonly<{
  flow: FlowDefinition
  tree: FlowTree
  state: FlowDesignerState
  tell: (deed: FlowAction) => void
  problems: readonly LiveProblem[]
  /** The problem whose path is highlighted, while it exists. */
  shownProblem: LiveProblem | undefined
  /** Highlights the path of this problem; a second call clears it. */
  showProblem: (problem: LiveProblem) => void
  /** The form of the cases: the draft, and compiled; undefined while it has mistakes. */
  form: FormDefinition
  plan: FormPlan | undefined
}>

const FlowDesignerContext = createContext<FlowDesigner | null>(null)
export const FlowDesignerProvider = FlowDesignerContext.Provider

/** Null outside the flow designer. */
export function useFlowDesignerIfAny(): FlowDesigner | null {
  return use(FlowDesignerContext)
}

export function useFlowDesigner(): FlowDesigner {
  const designer = useFlowDesignerIfAny()
  if (!designer) throw new Error('A part of the designer needs a <FlowDesignerProvider> above it')
  return designer
}
