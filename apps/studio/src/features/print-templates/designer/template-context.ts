import type { FormDefinition, FormPlan } from '@signet/form'
import type { PrintBlock, PrintMistake, PrintTemplate } from '@signet/print'
import { createContext, use } from 'react'
import type { PrintableField } from './printable-fields.ts'
import type { TemplateAction, TemplateState } from './template-state.ts'

export type TemplateDesigner = Readonly<{
  formId: string
  formName: string
  form: FormDefinition
  plan: FormPlan
  fields: readonly PrintableField[]
  name: string
  template: PrintTemplate
  state: TemplateState
  tell: (deed: TemplateAction) => void
  /** Edits with the same `about` are undone as one step. */
  change: (block: PrintBlock, about?: string) => void
  mistakes: readonly PrintMistake[]
}>

const TemplateContext = createContext<TemplateDesigner | null>(null)
export const TemplateProvider = TemplateContext.Provider

export function useTemplateDesigner(): TemplateDesigner {
  const designer = use(TemplateContext)
  if (!designer) throw new Error('A part of the template designer needs a <TemplateProvider> above it')
  return designer
}
