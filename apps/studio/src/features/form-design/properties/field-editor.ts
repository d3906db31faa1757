import type { FieldChange, Mistake, PlacedField } from '@signet/form/design'

export type FieldEditor = PlacedField &
  Readonly<{
    /** Edits with the same `about` are undone as one step. */
    change: (change: FieldChange, about: string) => void
    mistakes: readonly Mistake[]
  }>
