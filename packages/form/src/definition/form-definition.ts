import { z } from 'zod'
import { DataViewSource } from './data-view-source.ts'
import { FieldDefinition, FieldKey } from './field-definition.ts'
import { LocalizedText } from './localized-text.ts'

export const definitionVersion = 1

/** One form, everywhere: phone, desktop, server checks, table, list, import, export, print, API. */
export const FormDefinition = z.strictObject({
  version: z.literal(definitionVersion),
  /** Names the tables of the form; unique among the forms of a tenant, never changed once published. */
  key: FieldKey,
  title: LocalizedText.default(''),
  fields: z.array(FieldDefinition).max(500),
  /** Fields that no two records have the same values in, all together; a record with one of them empty is not compared. */
  uniqueTogether: z
    .array(z.strictObject({ fields: z.array(FieldKey).min(2).max(6), message: LocalizedText.optional() }))
    .max(10)
    .default([]),
  /** Read-only form whose records are the rows of a data interface. */
  dataView: DataViewSource.optional(),
})
export type FormDefinition = Readonly<z.output<typeof FormDefinition>>

/** A definition as people write it: what has a default may be left out. */
export type FormDefinitionInput = z.input<typeof FormDefinition>
