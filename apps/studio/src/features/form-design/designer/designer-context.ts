import type { FormDefinition, FormPlan } from '@signet/form'
import type { Mistake } from '@signet/form/design'
import { createContext, use } from 'react'
import type { DesignerDeed, DesignerState } from './designer-state.ts'

/** What every part of the designer works with. */
export type Designer = Readonly<{
  form: FormDefinition
  state: DesignerState
  tell: (deed: DesignerDeed) => void
  mistakes: readonly Mistake[]
  /** The form as it would run; while there are mistakes, as it ran last. Undefined before it ever did. */
  plan: FormPlan | undefined
}>

const DesignerContext = createContext<Designer | null>(null)
export const DesignerProvider = DesignerContext.Provider

export function useDesigner(): Designer {
  const designer = use(DesignerContext)
  if (!designer) throw new Error('A part of the designer needs a <DesignerProvider> above it')
  return designer
}
