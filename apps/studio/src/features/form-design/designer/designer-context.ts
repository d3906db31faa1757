import type { FormDefinition, FormPlan } from '@signet/form'
import type { Mistake } from '@signet/form/design'
import { createContext, use } from 'react'
import type { DesignerAction, DesignerState } from './designer-state.ts'

export type Designer = Readonly<{
  form: FormDefinition
  state: DesignerState
  tell: (deed: DesignerAction) => void
  mistakes: readonly Mistake[]
  /** The form as it would run; the last valid one while there are mistakes. Undefined before the first. */
  plan: FormPlan | undefined
}>

const DesignerContext = createContext<Designer | null>(null)
export const DesignerProvider = DesignerContext.Provider

export function useDesigner(): Designer {
  const designer = use(DesignerContext)
  if (!designer) throw new Error('A part of the designer needs a <DesignerProvider> above it')
  return designer
}
