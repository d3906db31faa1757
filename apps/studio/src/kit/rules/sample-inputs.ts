import {
  evaluate,
  type FormulaContext,
  isProblem,
  parseFormula,
  type Scope,
  type ValueType,
} from '@signet/formula'

/** Returns plausible values for all names of a scope: 100, today, a trip of two nights, sub-tables with two rows. */
export function sampleInputs(scope: Scope, context: FormulaContext): Readonly<Record<string, unknown>> {
  const day = (shift: number) => computed(`addDays(today, ${shift})`, context)
  const instant = (shift: number) => computed(`addDays(now, ${shift})`, context)
  const samples: Readonly<Partial<Record<ValueType, unknown>>> = {
    number: '100',
    text: 'A',
    boolean: true,
    date: day(2),
    datetime: instant(2),
    duration: '9h',
    'list<number>': ['100', '200'],
    'list<text>': ['A'],
    'list<date>': [day(0), day(2)],
    'list<datetime>': [instant(0), instant(2)],
    'list<duration>': ['9h', '18h'],
  }
  return Object.fromEntries(
    Object.entries(scope).map(([name, type]) => [
      name,
      typeof type === 'string' ? (samples[type] ?? null) : rowsOf(type.rows, samples),
    ]),
  )
}

function rowsOf(
  columns: Readonly<Record<string, ValueType>>,
  samples: Readonly<Partial<Record<ValueType, unknown>>>,
) {
  return ['100', '200'].map((number) =>
    Object.fromEntries(
      Object.entries(columns).map(([key, type]) => [
        key,
        type === 'number' ? number : (samples[type] ?? null),
      ]),
    ),
  )
}

function computed(source: string, context: FormulaContext): unknown {
  const formula = parseFormula(source, {})
  if (isProblem(formula)) return null
  const result = evaluate(formula, {}, context)
  return result.ok ? result.value : null
}
