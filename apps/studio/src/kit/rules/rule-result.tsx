import { type FieldDefinition, formulaText, type Speaker } from '@signet/form'
import { everyField, kindOf, listNames, listSubjects, type RuleSubject } from '@signet/form/design'
import {
  type CalculationRule,
  type Condition,
  type ConditionRule,
  evaluate,
  everyRow,
  type FormulaContext,
  isProblem,
  type LiteralOperand,
  parseFormula,
  type Scope,
  writeOperand,
} from '@signet/formula'
import { useLanguage } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useFormEnvironment, useFormulaContext } from '../context/use-form-environment.ts'
import { subjectFinder } from './rule-rows.ts'
import styles from './rules.module.css'
import { sampleInputs } from './sample-inputs.ts'
import { calculationSentence, conditionSentence, type RuleWords } from './use-rule-words.ts'

type ResultProps = Readonly<{
  fields: readonly FieldDefinition[]
  path: string
  words: RuleWords
  value: string
  showsSample?: boolean | undefined
}>

type ConditionResultProps = ResultProps & Readonly<{ subjects: readonly RuleSubject[]; rule: ConditionRule }>

/** What a condition means, and whether it is true for sample values. */
export function ConditionResult({ subjects, rule, ...shared }: ConditionResultProps) {
  const { t } = useLanguage()
  const literal = useLiteralText(shared, rule, subjects)
  const sentence = conditionSentence(
    rule,
    { words: shared.words, subjectOf: subjectFinder(subjects), literal },
    { t },
  )
  return <Result {...shared} sentence={t('rules.means', { sentence })} />
}

/** The calculation with labels, and its result for sample values. */
export function CalculationResult({ rule, ...shared }: ResultProps & Readonly<{ rule: CalculationRule }>) {
  return <Result {...shared} sentence={calculationSentence(rule, shared.words)} />
}

function Result({ sentence, showsSample = true, ...shared }: ResultProps & Readonly<{ sentence: string }>) {
  const { t } = useLanguage()
  const sample = useSample(shared)
  return (
    <div className={styles.foot}>
      <p className={styles.sentence}>{sentence}</p>
      {showsSample && sample && <p>{t('rules.sample', sample)}</p>}
    </div>
  )
}

/** The values and the result of the rule for sample values; undefined where they have no result. */
function useSample({ fields, path, words, value }: ResultProps) {
  const { t, locale } = useLanguage()
  const context = useFormulaContext()
  const scope = listNames(fields, path)
  const formula = parseFormula(value, scope)
  // An id of a person or department says nothing to its reader.
  if (isProblem(formula) || isReferent(value, fields, path)) return undefined
  const people = namedSamples(fields, path, context)
  const inputs = { ...sampleInputs(scope, context), ...people.values }
  const result = evaluate(formula, inputs, context)
  if (!result.ok) return undefined

  const speaker = { locale, t }
  const given = formula.reads.flatMap((name) => {
    const type = scope[name]
    const own = people.names[name]
    if (own !== undefined) return [`${words.label(name)} ${t(`studio.context.${own}`)}`]
    if (name.includes('.')) return [`${words.label(name)} ${columnText(inputs, name, speaker)}`]
    const shown = typeof type === 'string' ? formulaText(inputs[name], type, speaker) : ''
    return shown === '' ? [] : [`${words.label(name)} ${shown}`]
  })
  const text = formulaText(result.value, formula.type, speaker)
  return { given: given.length === 0 ? t('rules.noInput') : given.join(t('rules.comma')), result: text }
}

function isReferent(value: string, fields: readonly FieldDefinition[], path: string): boolean {
  return listSubjects(fields, path).some(
    ({ operand, names }) => names !== undefined && writeOperand(operand) === value,
  )
}

const ownNames = { people: 'me', organizations: 'organization', positions: 'position' } as const

/** Sample ids of the organization are those of the reader. */
function namedSamples(fields: readonly FieldDefinition[], path: string, context: FormulaContext) {
  const known = listSubjects(fields, path).flatMap(({ operand, names }) => {
    const own =
      names === 'people' || names === 'organizations' || names === 'positions' ? ownNames[names] : undefined
    return operand.of === 'field' && own ? [[operand.path, own] as const] : []
  })
  return {
    names: Object.fromEntries<(typeof ownNames)[keyof typeof ownNames] | undefined>(known),
    values: Object.fromEntries(
      known.map(([name, own]) => [
        name,
        isSeveral(listNames(fields, path)[name]) ? [context[own]] : context[own],
      ]),
    ),
  }
}

function isSeveral(type: Scope[string] | undefined): boolean {
  return type === 'list<text>'
}

/** The sample values of a column, in the order of the rows. */
function columnText(inputs: Readonly<Record<string, unknown>>, path: string, speaker: Speaker): string {
  const [table = '', column = ''] = path.split('.')
  const rows = Array.isArray(inputs[table]) ? inputs[table] : []
  return formulaText(
    rows.map((row: Readonly<Record<string, unknown>>) => row[column]),
    'list<number>',
    speaker,
  )
}

/** Names literals as the field shows them: options by label, people and departments by name. */
export function useLiteralText(
  { fields, path }: Pick<ResultProps, 'fields' | 'path'>,
  rule: ConditionRule,
  subjects: readonly RuleSubject[],
) {
  const { locale } = useLanguage()
  const { lookup } = useFormEnvironment()
  const find = subjectFinder(subjects)
  const asked = everyRow<Condition>(rule).flatMap(({ subject, values }) => {
    const names = find(subject)?.names
    return names ? values.flatMap((one) => (one.of === 'literal' ? [{ names, id: one.text }] : [])) : []
  })
  const { data } = useQuery({
    queryKey: ['rules', 'names', asked],
    enabled: asked.length > 0,
    queryFn: async () =>
      (await Promise.all(asked.map(({ names, id }) => lookup.byIds(names, [id], {})))).flat(),
  })
  const table = path.includes('.') ? `${path.split('.')[0]}.` : ''
  const placed = everyField(fields)

  return (subject: RuleSubject | undefined, { text }: LiteralOperand): string => {
    if (subject?.names) return data?.find(({ id }) => id === text)?.name ?? text
    if (subject?.operand.of !== 'field') return text
    const name = subject.operand.path
    const found = placed.find((one) => one.path === table + name) ?? placed.find((one) => one.path === name)
    const kind = found && kindOf(found.field)
    const settings = kind?.settings.safeParse(found?.field.settings)
    const isChoice = kind?.searches.includes('anyOf') === true
    return kind && settings?.success && isChoice
      ? kind.text(asValue(kind.empty(settings.data), text), settings.data, { locale })
      : text
  }
}

/** One id as the kind holds it: alone, or in a list. */
function asValue(empty: unknown, id: string) {
  return Array.isArray(empty) ? [id] : id
}
