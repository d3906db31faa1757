import type { PlanField } from '../plan/form-plan.ts'

/** A field whose formulas are not parsed yet. `at` is its path in the JSON of the definition. */
export type DraftField = Omit<
  PlanField,
  | 'columns'
  | 'calculation'
  | 'conversion'
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
    /** Paths of the layouts that contain it, outermost first; it is hidden while one of them is. */
    layouts: readonly string[]
  }>
