import { z } from 'zod'
import { interfaceReferent, OuterColumn, OuterName, ParameterFormulas } from '../choices/choice-source.ts'
import type { Referent } from '../references/referent.ts'
import { rowKind, rowSettings } from './row-choice.ts'

export const InterfaceChoiceSettings = z.strictObject({
  ...rowSettings,
  /** The data interface that returns the rows. */
  interface: z.union([OuterName, z.literal('')]).default(''),
  /** The column that is stored for a row, and the one that is shown. */
  value: OuterColumn.default('id'),
  label: OuterColumn.default('fullName'),
  parameters: ParameterFormulas,
})
export type InterfaceChoiceSettings = Readonly<z.output<typeof InterfaceChoiceSettings>>

export function rowsOf(settings: InterfaceChoiceSettings): Referent | undefined {
  const { interface: id, value, label } = settings
  return id === '' ? undefined : interfaceReferent({ interface: id, value, label })
}

/** Creates a kind whose value is a row of a data interface. */
export function interfaceChoice() {
  return rowKind<InterfaceChoiceSettings>({
    settings: InterfaceChoiceSettings,
    of: rowsOf,
    parameters: ({ parameters }) => parameters,
  })
}
