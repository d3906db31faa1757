import { FieldKey, LocalizedText } from '@signet/form'
import { z } from 'zod'

const Key = z.string().regex(/^[a-z][A-Za-z0-9_]{0,38}$/)
const FormulaText = z.string().min(1).max(2000)

/** Where the value of a field comes from: fixed, taken over from the record as it is, or worked out. */
const Filled = z.union([
  z.strictObject({ value: z.json() }),
  z.strictObject({ field: FieldKey }),
  z.strictObject({ formula: FormulaText }),
])
const Fills = z.record(FieldKey, Filled)

const Deed = z.discriminatedUnion('kind', [
  /** Opens another form with values filled in. */
  z.strictObject({ kind: z.literal('openForm'), form: z.string().min(1).max(80), fills: Fills.default({}) }),
  z.strictObject({
    kind: z.literal('callInterface'),
    interface: z.string().min(1).max(80),
    parameters: Fills.default({}),
  }),
  /** Changes fields of the chosen records. */
  z.strictObject({ kind: z.literal('changeRecords'), set: Fills }),
  /** Launches a case for each chosen record. */
  z.strictObject({ kind: z.literal('launchFlow'), flow: z.string().min(1).max(80), fills: Fills }),
])

/** A button of the administrator's own, on a record or over the list (then for the records that are chosen). */
export const ListAction = z.strictObject({
  key: Key,
  label: LocalizedText,
  icon: z.string().max(60).default(''),
  place: z.enum(['record', 'list']).default('record'),
  /** Only on records for which this formula is true. */
  enabledWhen: FormulaText.optional(),
  /** Asked before it is done. */
  confirm: LocalizedText.optional(),
  does: Deed,
})
export type ListAction = Readonly<z.output<typeof ListAction>>
export type Fill = Readonly<z.output<typeof Filled>>
