/** A field as every contestant receives it; a computed one is a formula over two others. */
export type ClaimField = Readonly<{
  key: string
  label: string
  kind: 'text' | 'number' | 'select' | 'date' | 'switch' | 'computed'
  isRequired?: boolean
  formula?: Readonly<{ operator: '+' | '*'; of: readonly [string, string] }>
  /** Shown only while the other field is above this number. */
  shownWhen?: Readonly<{ field: string; above: number }>
}>

export type Cells = Readonly<Record<string, string | number | boolean>>

/** The form that every contestant renders: fields of mixed kinds, a sub-table with a total, and a grand total. */
export type Claim = Readonly<{
  fields: readonly ClaimField[]
  columns: readonly ClaimField[]
  /** Initial values; computed fields have none. */
  values: Cells
  rows: readonly Cells[]
}>

/** The number that is typed into; computed fields and the grand total depend on it. */
export const driver = 'f0'
export const table = 'lines'
/** The sum of the column `amount`, plus the driver. */
export const grandTotal = 'grand'
export const options = ['alpha', 'beta', 'gamma', 'delta'] as const

const limit = 5000

export function claimOf(size: Readonly<{ fields: number; rows: number }>): Claim {
  const fields = Array.from({ length: size.fields }, (_, index) => fieldAt(index))
  const plain = fields.filter(({ kind }) => kind !== 'computed')
  return {
    fields,
    columns,
    values: Object.fromEntries(plain.map((field, index) => [field.key, startOf(field, index)])),
    rows: Array.from({ length: size.rows }, (_, index) => ({
      what: `Line ${index + 1}`,
      price: 1 + (index % 40) / 4,
      quantity: 1 + (index % 7),
      note: '',
      ok: index % 2 === 0,
    })),
  }
}

const columns: readonly ClaimField[] = [
  { key: 'what', label: 'What', kind: 'text', isRequired: true },
  { key: 'price', label: 'Price', kind: 'number' },
  { key: 'quantity', label: 'Quantity', kind: 'number' },
  { key: 'amount', label: 'Amount', kind: 'computed', formula: { operator: '*', of: ['price', 'quantity'] } },
  { key: 'note', label: 'Note', kind: 'text' },
  { key: 'ok', label: 'Checked', kind: 'switch' },
]

/**
 * Fields come in groups of ten: the fourth is computed from the driver, the ninth adds two fields, and the tenth
 * depends on the ninth.
 */
function fieldAt(index: number): ClaimField {
  const before = (steps: number) => `f${index - steps}`
  const field = { key: `f${index}`, label: `Field ${index}` }
  const kinds: readonly Omit<ClaimField, 'key' | 'label'>[] = [
    { kind: 'number', isRequired: true },
    { kind: 'text', isRequired: true },
    { kind: 'number' },
    { kind: 'computed', formula: { operator: '*', of: [driver, before(1)] } },
    { kind: 'select' },
    { kind: 'date' },
    { kind: 'switch' },
    { kind: 'text' },
    { kind: 'computed', formula: { operator: '+', of: [before(6), before(5)] } },
    { kind: 'text', shownWhen: { field: before(1), above: limit } },
  ]
  return { ...field, ...(kinds[index % kinds.length] ?? { kind: 'text' }) }
}

function startOf({ key, kind }: ClaimField, index: number): string | number | boolean {
  if (key === driver) return 1
  if (kind === 'number') return 1 + (index % 9)
  if (kind === 'select') return options[index % options.length] ?? options[0]
  if (kind === 'date') return `2026-03-${String(1 + (index % 28)).padStart(2, '0')}`
  return kind === 'switch' ? index % 2 === 0 : `Text ${index}`
}

/** The expected values by path; a hidden field has none. All are exact as binary fractions. */
export type RightValues = ReadonlyMap<string, number>

/** Computes every computed value and total of a claim in the simplest way. */
export function rightValues(claim: Claim): RightValues {
  const { fields } = claim
  const amounts = wholeRows(claim)
  const total = amounts.reduce((sum, row) => sum + Number(row['amount']), 0)
  const whole = wholeValues(claim)
  const computed = fields.filter(({ kind }) => kind === 'computed')
  return new Map([
    ...computed.map(({ key }): [string, number] => [key, Number(whole[key])]),
    ...amounts.map((row, index): [string, number] => [`${table}.${index}.amount`, Number(row['amount'])]),
    [`${table}.amount`, total],
    [grandTotal, total + Number(whole[driver])],
  ])
}

/** Returns the keys of the fields that are visible by their rules. */
export function shownFields(claim: Claim): readonly string[] {
  const whole = wholeValues(claim)
  return claim.fields
    .filter(({ shownWhen }) => !shownWhen || Number(whole[shownWhen.field]) > shownWhen.above)
    .map(({ key }) => key)
}

/** Returns the values including computed ones, as a saved form would hold them. */
export function wholeValues({ fields, values }: Claim): Cells {
  return withComputed(fields, values)
}

export function wholeRows({ columns, rows }: Claim): readonly Cells[] {
  return rows.map((row) => withComputed(columns, row))
}

function withComputed(fields: readonly ClaimField[], cells: Cells): Cells {
  const whole: Record<string, string | number | boolean> = { ...cells }
  for (const { key, formula } of fields) {
    if (!formula) continue
    const [one, other] = formula.of.map((name) => Number(whole[name]))
    whole[key] = formula.operator === '+' ? (one ?? 0) + (other ?? 0) : (one ?? 0) * (other ?? 0)
  }
  return whole
}
