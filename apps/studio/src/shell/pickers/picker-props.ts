export type PickerProps = Readonly<{
  id?: string | undefined
  /** What it is called, where no label stands beside it. */
  label?: string | undefined
  describedBy?: string | undefined
  /** Empty: nothing is chosen. */
  value: string
  onChange: (value: string) => void
}>
