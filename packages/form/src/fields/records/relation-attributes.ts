import { z } from 'zod'
import { OuterColumn } from '../../choices/choice-source.ts'
import { FieldKey } from '../../definition/field-definition.ts'
import { fieldKind } from '../../kind/field-kind.ts'

export const RelationAttributesSettings = z.strictObject({
  /** The field beside it that holds the choice. */
  of: z.union([FieldKey, z.literal('')]).default(''),
  column: OuterColumn.default('id'),
  /** Whether the value is stored with the record; otherwise the current value is shown. */
  stored: z.boolean().default(false),
})
export type RelationAttributesSettings = Readonly<z.output<typeof RelationAttributesSettings>>

/** A column of the record that another field refers to. */
export const relationAttributes = fieldKind<RelationAttributesSettings, string>({
  settings: RelationAttributesSettings,
  holds: 'value',
  open: 'closed',
  inSubTable: true,
  empty: () => '',
  value: () =>
    z
      .union([z.string(), z.number().transform(String), z.boolean().transform(String)])
      .transform((text) => text.slice(0, 2000)),
  assignment: ({ of, column }) => ({ from: 'chosen', of, column }),
  column: ({ stored }) => (stored ? { type: 'text', index: 'words' } : undefined),
  valueType: ({ stored }) => (stored ? 'text' : undefined),
  text: (text) => text,
  searches: ['contains', 'isEmpty'],
  findsRecords: false,
  names: () => undefined,
  offers: () => undefined,
})
