/** A row of a sheet as text, with its number as people see it (from 1). */
export type SheetRow = Readonly<{ number: number; cells: readonly string[] }>
