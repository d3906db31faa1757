import type { FormDefinition, FormPlan } from '@signet/form'
import type { ListDefinition, ListMistake } from '@signet/list'
import type { History } from '@signet/std'
import { createContext, use } from 'react'
import type { DesignDeed } from '../../../shell/designer/after-deed.ts'
import type { KnownField } from '../fields/known-fields.ts'

/** What every part of the list designer works with. */
export type ListDesigner = Readonly<{
  formId: string
  form: FormDefinition
  plan: FormPlan
  /** Everything that the list may show, in the order of the form. */
  fields: readonly KnownField[]
  /** What the interface of a data view is asked with, if people say it: only searches may name it. */
  asks: readonly KnownField[]
  list: ListDefinition
  history: History<ListDefinition>
  tell: (deed: DesignDeed<ListDefinition>) => void
  /** `about` makes what is typed at one setting one step of undoing. */
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
