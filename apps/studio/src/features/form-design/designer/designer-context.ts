import type { Currency, FormDefinition, FormPlan } from '@signet/form'
import { addField, type FieldPlace, type Mistake } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { createContext, use } from 'react'
import { type DesignerAction, type DesignerState, findPlaceToAdd } from './designer-state.ts'
import type { PaletteEntry } from './palette-groups.ts'

export type Designer = Readonly<{
  form: FormDefinition
  state: DesignerState
  dispatch: (action: DesignerAction) => void
  mistakes: readonly Mistake[]
  /** The compiled form, or the last valid one while there are mistakes; undefined before that. */
  plan: FormPlan | undefined
  /** The company's currency, which new amounts start with. */
  currency: Currency
}>

const DesignerContext = createContext<Designer | null>(null)
export const DesignerProvider = DesignerContext.Provider

export function useDesigner(): Designer {
  const designer = use(DesignerContext)
  if (!designer) throw new Error('A part of the designer needs a <DesignerProvider> above it')
  return designer
}

/** The fields of the form being designed; none outside the designer. */
export function useDesignedFields(): FormDefinition['fields'] {
  return use(DesignerContext)?.form.fields ?? []
}

/** Adds a field at a place; by default inside a selected layout or sub-table, or else after the selection. */
export function useAddField(): (entry: PaletteEntry, place?: FieldPlace) => void {
  const t = useT()
  const { form, state, dispatch, currency } = useDesigner()
  return ({ kind, title, isAmount }, place = findPlaceToAdd(form, kind, state.selected.at(-1))) => {
    const settings = isAmount ? { currency, thousands: true } : undefined
    const added = { kind, label: t(title), place, settings, own: currency }
    dispatch({ type: 'edit', edit: (draft) => addField(draft, added) })
  }
}

/** Focuses the first setting of the selection, its name, with its text selected, so that typing replaces it. */
export function focusProperties(): void {
  const name = document.querySelector<HTMLInputElement>('[data-properties] input')
  name?.focus()
  name?.select()
}
