import type { FieldChange, Mistake, PlacedField } from '@signet/form/design'

/** What the parts of one field's properties work with. */
export type FieldEditor = PlacedField &
  Readonly<{
    /** `about` makes what is typed at one setting one step of undoing. */
    change: (change: FieldChange, about: string) => void
    mistakes: readonly Mistake[]
  }>
