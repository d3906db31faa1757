import { formulaText, type Locale } from '@signet/form'
import { evaluate, type FormulaContext, isProblem, parseFormula, type Scope } from '@signet/formula'
import { Refusal } from '@signet/std'

/** Formulas over some records, as plain data. */
type FormulaQuestion = Readonly<{
  formulas: readonly string[]
  scope: Scope
  /** Values of the formulas' names, by record. */
  records: readonly Readonly<Record<string, unknown>>[]
  formulaContext: FormulaContext
  locale: Locale
  /** Sentences of the catalogue that results may need. */
  words: Readonly<Record<string, string>>
  /** Steps that all evaluations may take together. */
  steps: number
}>

type FormulaAnswer = Readonly<{ texts: readonly (readonly string[])[]; stepsLeft: number }>

/** Evaluates formulas over records as text; a formula that fails is ''. Refuses `server.tooMuchWork`. */
export async function* work({
  formulas,
  scope,
  records,
  formulaContext,
  locale,
  words,
  steps,
}: FormulaQuestion): AsyncGenerator<FormulaAnswer> {
  const budget = { steps }
  const speaker = { locale, t: (key: string) => words[key] ?? key }
  const parsed = formulas.map((source) => parseFormula(source, scope))
  const texts = records.map((values) =>
    parsed.map((formula) => {
      if (isProblem(formula)) return ''
      const result = evaluate(formula, values, formulaContext, budget)
      if (budget.steps < 0) throw new Refusal('server.tooMuchWork')
      return result.ok ? formulaText(result.value, formula.type, speaker) : ''
    }),
  )
  yield { texts, stepsLeft: budget.steps }
}
