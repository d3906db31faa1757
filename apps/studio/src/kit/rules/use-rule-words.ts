import { type FieldDefinition, textIn, usualCurrency } from '@signet/form'
import { convertsInto, everyField, findField, type RuleSubject } from '@signet/form/design'
import {
  type CalculationRule,
  type Condition,
  type ConditionOperator,
  type ConditionRule,
  isRowGroup,
  type LiteralOperand,
  type Operand,
  type ValueType,
  writeOperand,
} from '@signet/formula'
import { useLanguage } from '@signet/i18n/react'
import { useMemo } from 'react'
import { isAlone } from './rule-rows.ts'

/** Describes rules to people: fields by their labels, and operators as words. */
export type RuleWords = ReturnType<typeof createRuleWords>

type Language = Pick<ReturnType<typeof useLanguage>, 't' | 'locale'>

export function useRuleWords(fields: readonly FieldDefinition[], path: string): RuleWords {
  const { t, locale } = useLanguage()
  return useMemo(() => createRuleWords(fields, path, { t, locale }), [fields, path, t, locale])
}

function createRuleWords(fields: readonly FieldDefinition[], path: string, { t, locale }: Language) {
  const labels = new Map(
    everyField(fields).map((placed) => [placed.path, textIn(locale, placed.field.label) || placed.field.key]),
  )
  const table = path.includes('.') ? `${path.split('.')[0]}.` : ''
  const labelOf = (name: string) => labels.get(table + name) ?? labels.get(name) ?? name

  const currencyOf = (column: string) => {
    const field = findField(fields, column)?.field
    return t(`number.setting.currency.${(field && convertsInto(field)) ?? usualCurrency}`)
  }

  const operand = (of: Operand): string => {
    switch (of.of) {
      case 'literal':
        return of.text
      case 'field':
        return labelOf(of.path)
      case 'context':
        return t(`studio.context.${of.name}`)
      case 'end':
        return t(`rules.end.${of.end}`, { name: labelOf(of.path) })
      case 'shifted':
        return shifted(of)
      case 'span':
        return span(of)
      case 'weighted':
        return t('rules.converted', {
          of: t('rules.total.sum', { of: `${labelOf(of.table)} · ${labelOf(`${of.table}.${of.column}`)}` }),
          currency: currencyOf(`${of.table}.${of.column}`),
        })
      default:
        return total(of)
    }
  }

  const shifted = ({ from, unit, count }: Extract<Operand, { of: 'shifted' }>) => {
    const direction = count < 0 ? 'before' : 'after'
    return t(`rules.shifted.${unit}.${direction}`, {
      from: t(`studio.context.${from}`),
      count: Math.abs(count),
    })
  }

  const span = ({ unit, from, to }: Extract<Operand, { of: 'span' }>) => {
    const isRange = from.of === 'end' && to.of === 'end' && from.path === to.path
    const of = isRange ? labelOf(from.path) : t('rules.fromTo', { from: operand(from), to: operand(to) })
    return t(`rules.span.${unit}`, { of })
  }

  const total = ({ function: name, table: rows, column }: Extract<Operand, { of: 'total' }>) =>
    column === undefined
      ? t('rules.total.count', { of: labelOf(rows) })
      : t(`rules.total.${name}`, { of: `${labelOf(rows)} · ${labelOf(`${rows}.${column}`)}` })

  return {
    operand,
    label: labelOf,
    operator: (operator: ConditionOperator, type: ValueType | undefined) => {
      const isTime = type === 'date' || type === 'datetime'
      return t(`rules.${isTime && isOrder(operator) ? 'time' : 'operator'}.${operator}`)
    },
  }
}

function isOrder(operator: ConditionOperator): boolean {
  return operator === 'greater' || operator === 'atLeast' || operator === 'less' || operator === 'atMost'
}

type Describe = Readonly<{
  words: RuleWords
  subjectOf: (operand: Operand) => RuleSubject | undefined
  literal: (subject: RuleSubject | undefined, literal: LiteralOperand) => string
}>

/** Returns the sentence that a condition means. */
export function conditionSentence(
  rule: ConditionRule,
  describe: Describe,
  { t }: Pick<Language, 't'>,
): string {
  const said = rule.rows.map((row) =>
    isRowGroup(row)
      ? t('rules.inBrackets', { sentence: conditionSentence(row, describe, { t }) })
      : rowSentence(row, describe),
  )
  return said.join(` ${t(`rules.joined.${rule.joined}`)} `)
}

function rowSentence(
  { subject, operator, values }: Condition,
  { words, subjectOf, literal }: Describe,
): string {
  const known = subjectOf(subject)
  const said = values.map((value) => (value.of === 'literal' ? literal(known, value) : words.operand(value)))
  const head = `${words.operand(subject)} ${words.operator(operator, known?.type)}`
  return isAlone(operator) ? head : `${head} ${said.join(' / ')}`
}

const signs = { '+': '+', '-': '−', '*': '×', '/': '÷' } as const

/** Returns the calculation with labels and the usual signs. */
export function calculationSentence({ parts }: CalculationRule, words: RuleWords): string {
  return parts
    .flatMap(({ sign, factors }, at) =>
      factors.map(({ by, operand }, place) => {
        const before = place === 0 ? sign : by
        return at === 0 && place === 0 ? words.operand(operand) : `${signs[before]} ${words.operand(operand)}`
      }),
    )
    .join(' ')
}

/** The key of an operand in selects. */
export function keyOf(operand: Operand): string {
  return writeOperand(operand)
}
