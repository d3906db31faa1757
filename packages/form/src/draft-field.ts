import type { PlanField } from './form-plan.ts'

/** A field whose formulas are not parsed yet. `at` is its place in the definition. */
export type DraftField = Omit<
  PlanField,
  'columns' | 'calculation' | 'visible' | 'requiredWhen' | 'initial' | 'checks' | 'sources'
> &
  Readonly<{ at: readonly (string | number)[]; columns: readonly DraftField[] }>
