import {
  compileFlow,
  type FlowDefinition,
  type FlowProblem,
  findUnsoundness,
  isStart,
  isWritableAtStart,
} from '@signet/flow'
import type { FlowTree } from '@signet/flow/design'
import { domainsOf, type FormDefinition, type FormPlan } from '@signet/form'
import { createContext, use } from 'react'
import type { SourceKind } from '../people/people-sources.ts'
import type { FlowAction, FlowDesignerState } from './flow-designer-state.ts'

export type FlowDesigner = Readonly<{
  flow: FlowDefinition
  tree: FlowTree
  state: FlowDesignerState
  dispatch: (action: FlowAction) => void
  problems: readonly LiveProblem[]
  /** The problem whose path is highlighted; undefined if none is. */
  shownProblem: LiveProblem | undefined
  /** Toggles the highlighted path of a problem. */
  showProblem: (problem: LiveProblem) => void
  /** The draft of the flow's form, and its plan; the plan is undefined while the draft has mistakes. */
  form: FormDefinition
  plan: FormPlan | undefined
}>

const FlowDesignerContext = createContext<FlowDesigner | null>(null)
export const FlowDesignerProvider = FlowDesignerContext.Provider

/** Null outside the flow designer. */
function useFlowDesignerIfAny(): FlowDesigner | null {
  return use(FlowDesignerContext)
}

export function useFlowDesigner(): FlowDesigner {
  const designer = useFlowDesignerIfAny()
  if (!designer) throw new Error('A part of the designer needs a <FlowDesignerProvider> above it')
  return designer
}

/** A problem found in the browser while drawing. */
export type LiveProblem = FlowProblem

/** Finds problems. Compiles the flow only if it has exactly one start. */
export function findLiveProblems(flow: FlowDefinition, plan: FormPlan | undefined): readonly LiveProblem[] {
  const starts = flow.nodes.filter(isStart)
  if (starts.length !== 1) return findUnsoundness(flow)

  const compiled = compileFlow(flow, plan?.scope ?? {})
  return findUnsoundness(compiled, plan ? domainsOf(plan, (path) => isWritableAtStart(compiled, path)) : {})
}

/** Lists the nodes and transitions of a problem, without the path to them. */
export const listProblemParts = ({ node, line }: LiveProblem): readonly string[] =>
  [node ?? [], line ?? []].flat()

/** The form that conditions, formulas and people sources refer to, such as the form of a flow. */
export type FormContext = Readonly<{
  /** The draft, and its compiled plan; the plan is undefined while the draft has mistakes. */
  form: FormDefinition
  plan: FormPlan | undefined
  /** Sources of people that are not offered here. */
  without?: ReadonlySet<SourceKind>
}>

const CurrentFormContext = createContext<FormContext | null>(null)
/** For settings outside the flow designer. */
export const FormContextProvider = CurrentFormContext.Provider

export function useFormContext(): FormContext {
  const designer = useFlowDesignerIfAny()
  const about = use(CurrentFormContext) ?? designer
  if (!about) throw new Error('Settings about a form need a designer or a <FormAboutProvider> above them')
  return about
}
