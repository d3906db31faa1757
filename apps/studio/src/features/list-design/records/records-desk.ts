import type { FormPlan } from '@signet/form'
import type { Around } from '@signet/formula'
import { createContext, use } from 'react'
import type { KnownField } from '../fields/known-fields.ts'
import type { Looking } from './looking.ts'
import type { ModelConfig, RecordQuestion, RecordRow } from './queries.ts'
import type { ShownColumn } from './shown-columns.ts'
import type { View } from './views/queries.ts'

/** A form that stands beside the list: of a new record, or the one that an action opens. */
export type OpenForm =
  | Readonly<{ kind: 'new' }>
  | Readonly<{ kind: 'action'; action: string; record: string | undefined }>

/** With so many at once something can be done. */
export const mostChosen = 500

/** What every part of the records page works with. */
export type RecordsDesk = Readonly<{
  config: ModelConfig
  plan: FormPlan
  around: Around
  /** What the administrator may meet. */
  fields: readonly KnownField[]
  /** Every column of the list, and those that are shown. */
  columns: readonly ShownColumn[]
  shown: readonly ShownColumn[]
  looking: Looking
  question: RecordQuestion
  /** Whatever else changes, the first page comes again; where other records are meant, nothing is chosen any more. */
  look: (part: Partial<Looking>) => void
  view: View | undefined
  pick: (view: Pick<View, 'id' | 'asks'> | undefined) => void
  /** From whatever page, `mostChosen` at most. */
  chosen: readonly RecordRow[]
  choose: (rows: readonly RecordRow[]) => void
  /** The record whose details are shown. */
  opened: string | undefined
  open: (id: string | undefined) => void
  form: OpenForm | undefined
  show: (form: OpenForm | undefined) => void
}>

const RecordsContext = createContext<RecordsDesk | null>(null)
export const RecordsProvider = RecordsContext.Provider

export function useRecordsDesk(): RecordsDesk {
  const desk = use(RecordsContext)
  if (!desk) throw new Error('A part of the records page needs a <RecordsProvider> above it')
  return desk
}
