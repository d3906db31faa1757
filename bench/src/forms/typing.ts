import { type Claim, driver, table } from './claim.ts'

/** Keys into one control, with what the claim is after each, and what has to be on the screen to be compared. */
export type Typing = Readonly<{
  path: string
  mustShow: readonly string[]
  steps: readonly Readonly<{ key: string; after: Claim }>[]
}>

const row = 149

/** Digits into the number that computed fields, rules and the grand total hang on; the third key shows fields, the fourth hides them. */
export function driverTyping(claim: Claim): Typing {
  const keys = ['2', '3', '4', 'Backspace', 'Backspace', 'Backspace']
  const after = (value: number): Claim => ({ ...claim, values: { ...claim.values, [driver]: value } })
  return { path: driver, mustShow: ['f3'], steps: stepsOf(keys, Number(claim.values[driver]), after) }
}

/** Digits into the quantity of row 150. */
export function rowTyping(claim: Claim): Typing {
  const after = (quantity: number): Claim => ({
    ...claim,
    rows: claim.rows.with(row, { ...claim.rows[row], quantity }),
  })
  const start = Number(claim.rows[row]?.['quantity'])
  return {
    path: `${table}.${row}.quantity`,
    mustShow: [`${table}.${row}.amount`, `${table}.amount`],
    steps: stepsOf(['5', '0', 'Backspace', 'Backspace'], start, after),
  }
}

function stepsOf(keys: readonly string[], start: number, after: (value: number) => Claim): Typing['steps'] {
  let text = String(start)
  return keys.map((key) => {
    text = key === 'Backspace' ? text.slice(0, -1) : text + key
    return { key, after: after(Number(text)) }
  })
}
