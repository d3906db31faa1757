import type { Signal } from '@preact/signals-core'
import type { FieldKindName, FormStore } from '@signet/form'
import { createContext, use } from 'react'
import type { NearWatch } from '../long-form/near-watch.ts'
import type { Lookups } from '../lookup/lookups.ts'
import type { DisplayView, FieldView, LayoutView, LoadedViews } from './field-view.ts'
import type { FormEnvironment } from './form-environment.ts'
import type { Pointer } from './pointer.ts'
import type { Uploads } from './uploads.ts'

/** What every field of one form view shares. */
export type FormContext = Readonly<{
  store: FormStore
  mode: 'edit' | 'read'
  pointer: Pointer
  /** Handed down, because the views in it use this module themselves. */
  views: LoadedViews
  environment: FormEnvironment
  uploads: Uploads
  lookups: Lookups
  near: NearWatch
  /** The field that the error summary asked to see; a sub-table opens the row it is in. */
  wanted: Signal<string | undefined>
  /** The id in the document of the control at a path. */
  idOf: (path: string) => string
}>

const SurroundingsContext = createContext<FormContext | null>(null)
export const FormContextProvider = SurroundingsContext.Provider

export function useFormContext(): FormContext {
  const surroundings = use(SurroundingsContext)
  if (!surroundings) throw new Error('A field needs a <FormView> above it')
  return surroundings
}

/** The view of a kind that holds a value or rows. */
export function viewOf(views: LoadedViews, kind: FieldKindName): FieldView {
  return views[kind] as FieldView
}

export function displayViewOf(views: LoadedViews, kind: FieldKindName): DisplayView {
  return views[kind] as unknown as DisplayView
}

export function layoutViewOf(views: LoadedViews, kind: FieldKindName): LayoutView {
  return views[kind] as unknown as LayoutView
}
