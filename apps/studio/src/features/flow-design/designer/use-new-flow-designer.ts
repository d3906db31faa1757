import type { FlowDefinition } from '@signet/flow'
import { treeOf } from '@signet/flow/design'
import type { FormDefinition } from '@signet/form'
import { runningForm } from '@signet/form/design'
import { useDeferredValue, useMemo, useReducer } from 'react'
import type { FlowDesigner } from './flow-designer-context.ts'
import { afterFlowDeed, beginFlowDesign } from './flow-designer-state.ts'
import { findLiveProblems } from './live-problems.ts'
import { useShownProblem } from './use-shown-problem.ts'

/** A designer over a flow as it was loaded. Problems follow a moment behind what is drawn. */
export function useNewFlowDesigner(loaded: FlowDefinition, form: FormDefinition): FlowDesigner {
  const [state, tell] = useReducer(afterFlowDeed, loaded, beginFlowDesign)
  const flow = state.history.present
  const settled = useDeferredValue(flow)
  const plan = useMemo(() => runningForm(form), [form])
  const tree = useMemo(() => treeOf(flow), [flow])
  const problems = useMemo(() => findLiveProblems(settled, plan), [settled, plan])
  const { shownProblem, showProblem } = useShownProblem(problems)

  return useMemo(
    () => ({ flow, tree, state, tell, problems, shownProblem, showProblem, form, plan }),
    [flow, tree, state, problems, shownProblem, showProblem, form, plan],
  )
}
