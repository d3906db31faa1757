import type { PlanField } from './form-plan.ts'

/** A field whose formulas are not parsed yet. `at` is its place in the definition. */
export type DraftField = Omit<
  PlanField,
  'columns' | 'calculation' | 'visible' | 'requiredWhen' | 'initial' | 'parameters' | 'checks' | 'sources'
> &
  Readonly<{
    at: readonly (string | number)[]
    columns: readonly DraftField[]
    /** The formulas that show the layouts around it, as one; it is shown only while they are. */
    shownBy?: string
  }>
