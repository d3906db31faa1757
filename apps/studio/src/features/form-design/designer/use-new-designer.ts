import type { FormDefinition, FormPlan } from '@signet/form'
import { findMistakes, type Mistake, runningForm } from '@signet/form/design'
import { useDeferredValue, useMemo, useReducer, useRef } from 'react'
import type { Designer } from './designer-context.ts'
import { afterDeed, beginDesign } from './designer-state.ts'

/** A designer over a form as it was loaded. Mistakes and the running form follow a moment behind what is typed. */
export function useNewDesigner(loaded: FormDefinition): Designer {
  const [state, tell] = useReducer(afterDeed, loaded, beginDesign)
  const form = state.history.present
  const settled = useDeferredValue(form)
  const running = useMemo(() => runningForm(settled), [settled])
  const mistakes = useMemo(() => (running ? none : findMistakes(settled)), [running, settled])
  const lastPlan = useRef<FormPlan>(undefined)
  const plan = running ?? lastPlan.current
  lastPlan.current = plan

  return useMemo(() => ({ form, state, tell, mistakes, plan }), [form, state, mistakes, plan])
}

const none: readonly Mistake[] = []
