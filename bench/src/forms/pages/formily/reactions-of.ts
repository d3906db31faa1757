import type { Field, Form } from 'peer:@formily/core'
import { type Cells, type ClaimField, driver, table } from '../../claim.ts'

type Reaction = (field: Field) => void

/** Formulas and rules as functions, which are faster than its expressions in braces; `beside` leads to neighbours. */
export function reactionsOf({ formula, shownWhen }: ClaimField, beside: '' | '.'): Reaction[] {
  const reactions: Reaction[] = []
  if (formula) {
    const [one, other] = formula.of
    reactions.push((field) => {
      const [a, b] = [numberAt(field, beside + one), numberAt(field, beside + other)]
      field.value = formula.operator === '+' ? a + b : a * b
    })
  }
  if (shownWhen) {
    reactions.push((field) => {
      field.visible = numberAt(field, shownWhen.field) > shownWhen.above
    })
  }
  return reactions
}

/** The grand total. */
export function addUp(field: Field): void {
  field.value = totalOf(field.form) + numberAt(field, driver)
}

/** The sum of the amounts of all rows. */
export function totalOf({ values }: Form): number {
  const rows = values[table] as readonly Cells[]
  return rows.reduce((sum, row) => sum + Number(row['amount']), 0)
}

function numberAt(field: Field, path: string): number {
  return Number(field.query(path).value())
}
