import { type Cells, type Claim, type ClaimField, driver, grandTotal, table } from './claim.ts'

/** What has to be shown, by path; a hidden field has no entry. All of it fits into a binary fraction. */
export type RightValues = ReadonlyMap<string, number>

/** Works out every computed value and total of a claim in the plainest way there is. */
export function rightValues(claim: Claim): RightValues {
  const { fields } = claim
  const amounts = wholeRows(claim)
  const total = amounts.reduce((sum, row) => sum + Number(row['amount']), 0)
  const whole = wholeValues(claim)
  const computed = fields.filter(({ kind }) => kind === 'computed')
  return new Map([
    ...computed.map(({ key }): [string, number] => [key, Number(whole[key])]),
    ...amounts.map((row, place): [string, number] => [`${table}.${place}.amount`, Number(row['amount'])]),
    [`${table}.amount`, total],
    [grandTotal, total + Number(whole[driver])],
  ])
}

/** The keys of the fields that their rule shows. */
export function shownFields(claim: Claim): readonly string[] {
  const whole = wholeValues(claim)
  return claim.fields
    .filter(({ shownWhen }) => !shownWhen || Number(whole[shownWhen.field]) > shownWhen.above)
    .map(({ key }) => key)
}

/** The values with the computed ones, as a form that was saved before comes back. */
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
