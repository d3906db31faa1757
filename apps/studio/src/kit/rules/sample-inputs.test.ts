import { evaluate, isProblem, parseFormula, type Scope } from '@signet/formula'
import { expect, test } from 'vitest'
import { sampleInputs } from './sample-inputs.ts'

const scope: Scope = { trip: 'list<date>', rate: 'number', costs: { rows: { amount: 'number' } } }
const context = { now: '2026-11-20T09:30:00+08:00' }

test('formulas have results for sample values', () => {
  const result = (source: string) => {
    const formula = parseFormula(source, scope)
    return isProblem(formula) ? formula : evaluate(formula, sampleInputs(scope, context), context)
  }
  expect(result('daysBetween(trip[0], trip[1])')).toMatchObject({ ok: true, value: '2' })
  expect(result('sum(costs.amount) * rate')).toMatchObject({ ok: true, value: '30000' })
})
