import {
  compileFlow,
  type FlowDefinition,
  type FlowProblem,
  findUnsoundness,
  isAskedAtStart,
  isStart,
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

/** Without exactly one start only the problems of single nodes are reported. */
export function findLiveProblems(flow: FlowDefinition, plan: FormPlan | undefined): readonly LiveProblem[] {
  const starts = flow.nodes.filter(isStart)
  if (starts.length !== 1) return findUnsoundness(flow)

  const compiled = compileFlow(flow, plan?.scope ?? {})
  return findUnsoundness(compiled, plan ? domainsOf(plan, (path) => isAskedAtStart(compiled, path)) : {})
}

/** The nodes and transitions of a problem, without the path that leads there. */
export const placesOf = ({ node, line }: LiveProblem): readonly string[] => [node ?? [], line ?? []].flat()

/** The form that conditions, formulas and people refer to: that of the cases, or the event of a trigger. */
export type FormAbout = Readonly<{
  /** The draft, and compiled; undefined while it has mistakes. */
  form: FormDefinition
  plan: FormPlan | undefined
  /** Sources of people that make no sense here. */
  without?: ReadonlySet<SourceKind>
}>

const FormAboutContext = createContext<FormAbout | null>(null)
/** For settings outside the flow designer. */
export const FormAboutProvider = FormAboutContext.Provider

export function useFormAbout(): FormAbout {
  const designer = useFlowDesignerIfAny()
  const about = use(FormAboutContext) ?? designer
  if (!about) throw new Error('Settings about a form need a designer or a <FormAboutProvider> above them')
  return about
}
