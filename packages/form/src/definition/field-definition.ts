import { z } from 'zod'
import type { FieldValue } from '../values/field-value.ts'
import { LocalizedText } from './localized-text.ts'

/** Names that formulas and rows use, which no field key may have. */
const aroundWords = 'id me starter organization position roles today now'
const grammarWords =
  'true false null in as break const continue else for function if import let loop package namespace return var void while'
export const reservedKeys: ReadonlySet<string> = new Set(
  `${aroundWords} ${grammarWords} constructor prototype`.split(' '),
)

/** A letter, then letters, digits and single underscores, which is safe in formulas, SQL and JSON. */
export const FieldKey = z
  .string()
  .max(40)
  .regex(/^[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*$/)
  .refine((key) => !reservedKeys.has(key), 'is a reserved word')

export const FormulaText = z.string().min(1).max(2000)
const DefaultValue = z.union([z.strictObject({ value: z.json() }), z.strictObject({ formula: FormulaText })])
const Check = z.strictObject({ formula: FormulaText, message: LocalizedText })

const column = {
  key: FieldKey,
  kind: z.string().max(40),
  label: LocalizedText,
  help: LocalizedText.optional(),
  required: z.boolean().default(false),
  /** Read-only for everyone, regardless of rights; its value comes from its default. */
  readOnly: z.boolean().default(false),
  /** Shown only while this formula is true. In a column it sees the columns of its row, then the form. */
  visible: FormulaText.optional(),
  /** Whether a value hidden by `visible` is saved. A dropped one returns if shown again before closing the form. */
  whenHidden: z.enum(['drop', 'keep']).default('drop'),
  requiredWhen: FormulaText.optional(),
  /** For a new form or row: a fixed value, or a formula (`me`, `today`, `amount * 2`). */
  default: DefaultValue.optional(),
  /** Each must be true on submitting, unless the field is empty. */
  checks: z.array(Check).max(20).default([]),
  /** No two records (for a column: no two rows of one record) share a value; empty ones are not compared. */
  unique: z.boolean().default(false),
  /** Columns of the grid of 24 on a desktop. */
  width: z.number().int().min(1).max(24).default(24),
  /** Settings of the kind, parsed by its own schema. */
  settings: z.record(z.string(), z.json()).default({}),
  /** Whether it is a key field; cards show the first three. */
  inList: z.boolean().default(false),
  /** In a data view: the column of the interface's answer that the field shows. */
  answers: z.string().max(100).optional(),
  /** In a data view: the parameter of the interface that the field sets; rows have no value for it. */
  asks: z.string().min(1).max(40).optional(),
  /** In a form about people: what people may do with the field of their own record. Columns follow their sub-table. */
  self: z.enum(['read', 'write']).optional(),
  /** In a form about people: whether colleagues see the field. */
  colleagues: z.literal(true).optional(),
  /** The part of its layout that holds the field; the first by default. */
  slot: z.string().max(40).optional(),
}

const own = z.strictObject(column)
type Own = Readonly<z.output<typeof own>>

export type FieldDefinition = Own & Readonly<{ fields: readonly FieldDefinition[] }>
/** A field before parsing: settings with defaults are optional. */
export type FieldDefinitionInput = z.input<typeof own> & { fields?: FieldDefinitionInput[] | undefined }

export const FieldDefinition: z.ZodType<FieldDefinition, FieldDefinitionInput> = z.strictObject({
  ...column,
  /** The columns of a sub-table, or the fields inside a layout. */
  fields: z
    .array(z.lazy(() => FieldDefinition))
    .max(500)
    .default([]),
})
export type DefaultValue = Readonly<{ value: FieldValue } | { formula: string }>
