import type { PlanField } from '../plan/form-plan.ts'

/** A field whose formulas are not parsed yet. `at` is its place in the definition. */
export type DraftField = Omit<
  PlanField,
  | 'columns'
  | 'calculation'
  | 'visible'
  | 'shownBy'
  | 'requiredWhen'
  | 'initial'
  | 'parameters'
  | 'checks'
  | 'sources'
> &
  Readonly<{
    at: readonly (string | number)[]
    columns: readonly DraftField[]
    /** Paths of the layouts around it, the outermost first; it is shown only while they are. */
    layouts: readonly string[]
  }>
