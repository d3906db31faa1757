import { evaluate, isProblem, parseFormula, type Scope } from '../src/index.ts'

// Prints the cost of parsing and evaluating formulas; no test compares it with a limit.
const scope: Scope = {
  total: 'number',
  limit: 'number',
  day: 'date',
  lines: { rows: { price: 'number', quantity: 'number' } },
}
const lines = Array.from({ length: 2_000 }, (_, at) => ({ price: `${at}.25`, quantity: at % 7 }))
const values = { total: '1234.50', limit: 1000, day: '2026-01-31', lines }
const context = { now: '2026-11-20T20:15:30+08:00', timeZone: 'Asia/Shanghai' }

for (const [source, rounds] of [
  ['total > limit && daysBetween(day, today) > 30', 50_000],
  ['round(total * 0.13, 2)', 50_000],
  ['sum(lines.price)', 200],
  ['sum(lines, price * quantity)', 200],
  ['any(lines, price * quantity > 100000)', 200],
] as const) {
  const formula = parseFormula(source, scope)
  if (isProblem(formula)) throw new Error(formula.code)
  const parsing = microseconds(2_000, () => parseFormula(source, scope))
  const evaluating = microseconds(rounds, () => evaluate(formula, values, context))
  process.stdout.write(`${source}: parse ${parsing.toFixed(1)} us, evaluate ${evaluating.toFixed(1)} us\n`)
}

function microseconds(rounds: number, work: () => unknown): number {
  for (let round = 0; round < rounds / 10; round += 1) work()
  const start = performance.now()
  for (let round = 0; round < rounds; round += 1) work()
  return ((performance.now() - start) * 1000) / rounds
}
