import { z } from 'zod'
import { OuterName } from '../../choices/choice-source.ts'
import { fieldKind } from '../../kind/field-kind.ts'

export const BillRuleSettings = z.strictObject({
  /** The code of the number rule. */
  rule: z.union([OuterName, z.literal('')]).default(''),
})
export type BillRuleSettings = Readonly<z.output<typeof BillRuleSettings>>

/** A number that the server assigns when the record is saved and that never changes. */
export const billRule = fieldKind<BillRuleSettings, string>({
  settings: BillRuleSettings,
  holds: 'value',
  open: 'show',
  inSubTable: true,
  empty: () => '',
  value: () => z.string().trim().max(200),
  assignment: ({ rule }) => ({ from: 'billRule', rule }),
  column: () => ({ type: 'text', index: 'words' }),
  valueType: () => 'text',
  text: (number) => number,
  searches: ['contains', 'isEmpty'],
  findsRecords: true,
  names: () => undefined,
  offers: () => undefined,
})
