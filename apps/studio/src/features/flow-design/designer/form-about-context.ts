import type { FormDefinition, FormPlan } from '@signet/form'
import { createContext, use } from 'react'
import type { SourceKind } from '../people/first-source.ts'
import { useFlowDesignerIfAny } from './flow-designer-context.ts'

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
