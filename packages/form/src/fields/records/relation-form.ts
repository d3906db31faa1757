import { z } from 'zod'
import { OuterColumn, OuterName } from '../../choices/choice-source.ts'
import { rowKind, rowSettings } from '../../kind/row-choice.ts'
import type { Referent } from '../../references/referent.ts'

export const RelationFormSettings = z.strictObject({
  ...rowSettings,
  /** The model of the records. */
  model: z.union([OuterName, z.literal('')]).default(''),
  /** The field that names a record. */
  label: OuterColumn.default('id'),
})
export type RelationFormSettings = Readonly<z.output<typeof RelationFormSettings>>

/** A record of another model by its id, or several. */
export const relationForm = rowKind<RelationFormSettings>({ settings: RelationFormSettings, of: recordsOf })

/** Returns `model:<id>/<field>`, because a field of the record gives its name. */
export function recordsOf({ model, label }: RelationFormSettings): Referent | undefined {
  return model === '' ? undefined : `model:${model}/${label}`
}
