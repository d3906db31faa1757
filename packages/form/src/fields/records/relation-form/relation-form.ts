import { z } from 'zod'
import { OuterColumn, OuterName } from '../../../choices/choice-source.ts'
import { rowKind, rowSettings } from '../../../kind/row-choice.ts'
import type { Referent } from '../../../references/referent.ts'

export const RelationFormSettings = z.strictObject({
  ...rowSettings,
  /** The model whose records can be chosen. */
  model: z.union([OuterName, z.literal('')]).default(''),
  /** The field that a record is called by. */
  label: OuterColumn.default('id'),
})
export type RelationFormSettings = Readonly<z.output<typeof RelationFormSettings>>

/** A record of another model by its id, or several. */
export const relationForm = rowKind<RelationFormSettings>({ settings: RelationFormSettings, of: recordsOf })

/** `model:<id>/<field>`: what a record is called is said by one of its fields. */
export function recordsOf({ model, label }: RelationFormSettings): Referent | undefined {
  return model === '' ? undefined : `model:${model}/${label}`
}
