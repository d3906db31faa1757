import { z } from 'zod'
import { DataViewSource } from './data-view-source.ts'
import { FieldDefinition, FieldKey } from './field-definition.ts'
import { LocalizedText } from './localized-text.ts'

export const definitionVersion = 1

/** The definition of a form, the single source for clients, server checks, tables, lists, sheets, prints and API. */
export const FormDefinition = z.strictObject({
  version: z.literal(definitionVersion),
  /** Names the tables of the form. Unique in the tenant and immutable once published. */
  key: FieldKey,
  title: LocalizedText.default(''),
  /** The category of the form in other languages; lists are grouped by the plain one beside the definition. */
  category: LocalizedText.optional(),
  fields: z.array(FieldDefinition).max(500),
  /** Sets of fields whose combined values are unique; records with one of them empty are not compared. */
  uniqueTogether: z
    .array(z.strictObject({ fields: z.array(FieldKey).min(2).max(6), message: LocalizedText.optional() }))
    .max(10)
    .default([]),
  /** Read-only form whose records are the rows of a data interface. */
  dataView: DataViewSource.optional(),
  /** The form describes the people of the company: each has one record, whose id is the person's. */
  about: z.literal('person').optional(),
})
export type FormDefinition = Readonly<z.output<typeof FormDefinition>>

/** A definition before parsing: settings with defaults are optional. */
export type FormDefinitionInput = z.input<typeof FormDefinition>
