export type PickerProps = Readonly<{
  id?: string | undefined
  /** The accessible name, where there is no label. */
  label?: string | undefined
  describedBy?: string | undefined
  /** Empty: no choice. */
  value: string
  onChange: (value: string) => void
}>
