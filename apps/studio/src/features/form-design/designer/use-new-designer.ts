import { compileForm, type FormDefinition, type FormPlan } from '@signet/form'
import { findMistakes } from '@signet/form/design'
import { useDeferredValue, useMemo, useReducer, useRef } from 'react'
import type { Designer } from './designer-context.ts'
import { afterDeed, beginDesign } from './designer-state.ts'

/** A designer over a form as it was loaded. Mistakes and the running form follow a moment behind what is typed. */
export function useNewDesigner(loaded: FormDefinition): Designer {
  const [state, tell] = useReducer(afterDeed, loaded, beginDesign)
  const form = state.history.present
  const settled = useDeferredValue(form)
  const mistakes = useMemo(() => findMistakes(settled), [settled])
  const lastPlan = useRef<FormPlan>(undefined)
  const plan = useMemo(
    () => (mistakes.length === 0 ? compileForm(settled) : lastPlan.current),
    [mistakes, settled],
  )
  lastPlan.current = plan

  return useMemo(() => ({ form, state, tell, mistakes, plan }), [form, state, mistakes, plan])
}
