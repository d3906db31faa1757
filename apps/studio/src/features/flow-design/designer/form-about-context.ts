import type { FormDefinition, FormPlan } from '@signet/form'
import { createContext, use } from 'react'
import { useFlowDesignerIfAny } from './flow-designer-context.ts'
import type { SourceKind } from './people/first-source.ts'

/** The form that conditions, formulas and people are about: what cases carry, or what the event of a trigger says. */
export type FormAbout = Readonly<{
  /** As it is drafted, and as it would run; undefined while it has mistakes. */
  form: FormDefinition
  plan: FormPlan | undefined
  /** Ways to find people that make no sense here. */
  without?: ReadonlySet<SourceKind>
}>

const FormAboutContext = createContext<FormAbout | null>(null)
/** For settings that stand outside the designer of a flow. */
export const FormAboutProvider = FormAboutContext.Provider

export function useFormAbout(): FormAbout {
  const designer = useFlowDesignerIfAny()
  const about = use(FormAboutContext) ?? designer
  if (!about) throw new Error('Settings about a form need a designer or a <FormAboutProvider> above them')
  return about
}
