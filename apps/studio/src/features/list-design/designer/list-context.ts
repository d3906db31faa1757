import type { FormDefinition, FormPlan } from '@signet/form'
import type { ListDefinition, ListMistake } from '@signet/list'
import type { History } from '@signet/std'
import { createContext, use } from 'react'
import type { DesignAction } from '../../../kit/designer/apply-design-action.ts'
import type { KnownField } from '../fields/known-fields.ts'

export type ListDesigner = Readonly<{
  formId: string
  form: FormDefinition
  plan: FormPlan
  /** All fields the list may show, in the order of the form. */
  fields: readonly KnownField[]
  /** Parameters of a data view's interface that people fill in; only searches may use them. */
  asks: readonly KnownField[]
  list: ListDefinition
  history: History<ListDefinition>
  tell: (deed: DesignAction<ListDefinition>) => void
  /** Edits with the same `about` are undone as one step. */
  change: (part: Partial<ListDefinition>, about?: string) => void
  mistake: ListMistake | undefined
}>

const ListContext = createContext<ListDesigner | null>(null)
export const ListProvider = ListContext.Provider

export function useListDesigner(): ListDesigner {
  const designer = use(ListContext)
  if (!designer) throw new Error('A part of the list designer needs a <ListProvider> above it')
  return designer
}
