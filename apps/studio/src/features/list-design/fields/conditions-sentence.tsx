import { type FieldValue, type PlanField, textOfValue } from '@signet/form'
import { renameNames } from '@signet/formula'
import type { Locale } from '@signet/i18n'
import { useLanguage } from '@signet/i18n/react'
import { type Condition, type ConditionGroup, isGroup } from '@signet/list'
import { caseStatuses } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useFormEnvironment } from '../../../kit/context/use-form-environment.ts'
import { RuleSentence } from '../../../kit/rules/rule-row.tsx'
import { asksForValue } from './condition-row.tsx'
import { findFieldName, type KnownField } from './known-fields.ts'
import { MatchCount } from './match-count.tsx'

type ConditionsSentenceProps = Readonly<{ fields: readonly KnownField[]; rules: ConditionGroup }>

/** What the conditions mean, without those whose value is still missing. */
export function ConditionsSentence({ fields, rules }: ConditionsSentenceProps) {
  const { t } = useLanguage()
  const describe = useConditionWords(fields, rules)
  const sentence = describeGroup(rules)
  if (sentence === '') return null
  return <RuleSentence sentence={sentence} value={<MatchCount rules={completeRules(rules)} />} />

  function describeGroup({ match, conditions }: ConditionGroup): string {
    const said = conditions.flatMap((part) => {
      if (!isGroup(part)) return isComplete(part) ? [describe(part)] : []
      const inner = describeGroup(part)
      return inner === '' ? [] : [t('rules.inBrackets', { sentence: inner })]
    })
    return said.join(` ${t(`rules.joined.${match === 'all' ? 'and' : 'or'}`)} `)
  }
}

/** The rules without conditions whose value is still missing, as the sentence leaves them out. */
function completeRules({ match, conditions }: ConditionGroup): ConditionGroup {
  const complete = conditions.flatMap((part): (Condition | ConditionGroup)[] => {
    if (!isGroup(part)) return isComplete(part) ? [part] : []
    const inner = completeRules(part)
    return inner.conditions.length > 0 ? [inner] : []
  })
  return { match, conditions: complete }
}

function isComplete({ operator, value, formula, variable }: Condition): boolean {
  if (!asksForValue(operator) || variable !== undefined) return true
  return formula === undefined ? listValues(value).length > 0 : formula !== ''
}

const listValues = (value: unknown) =>
  [value].flat().filter((one) => one !== undefined && one !== null && one !== '')

/** Returns the words of one condition: labels of fields and options, names of people and departments. */
function useConditionWords(fields: readonly KnownField[], rules: ConditionGroup) {
  const { t, locale } = useLanguage()
  const nameOf = useNames(fields, rules)

  return (condition: Condition): string => {
    const { field: path, operator } = condition
    const head = `${findFieldName(fields, path)} ${t(`list-design.operator.${operator}`)}`
    return asksForValue(operator) ? `${head} ${comparand(condition)}` : head
  }

  function comparand({ field: path, operator, value, formula, variable }: Condition): string {
    if (variable !== undefined) return t(`list-design.variable.${variable}`)
    if (formula !== undefined) return renameNames(formula, (name) => findFieldName(fields, name))
    const field = fields.find((one) => one.path === path)
    const say = (one: unknown) => (field ? describeValue(field, one) : String(one))
    if (operator !== 'between') return listValues(value).map(say).join(' / ')
    const [from, to] = [value].flat().map((one) => (one === null || one === '' ? '…' : say(one)))
    return t('rules.fromTo', { from: from ?? '…', to: to ?? '…' })
  }

  function describeValue(field: KnownField, value: unknown): string {
    if (field.names) return nameOf(String(value)) ?? '…'
    if (field.from === 'form') return describeInField(field.field, value, locale)
    const status = caseStatuses.find((one) => one === value)
    return status ? t(`flow.status.${status}`) : String(value)
  }
}

/** Options by their labels, other values as the field shows them. */
function describeInField(field: PlanField, value: unknown, locale: Locale): string {
  const one = Array.isArray(field.empty) ? [String(value)] : (value as FieldValue)
  return textOfValue(field, one, { locale }) || String(value)
}

/** Names of the people and departments that conditions compare with. */
function useNames(fields: readonly KnownField[], rules: ConditionGroup) {
  const { lookup } = useFormEnvironment()
  const asked = everyCondition(rules).flatMap(({ field: path, value }) => {
    const names = fields.find((one) => one.path === path)?.names
    return names ? listValues(value).map((id) => ({ names, id: String(id) })) : []
  })
  const { data } = useQuery({
    queryKey: ['list-design', 'names', asked],
    enabled: asked.length > 0,
    queryFn: async () =>
      (await Promise.all(asked.map(({ names, id }) => lookup.byIds(names, [id], {})))).flat(),
  })
  return (id: string) => data?.find((one) => one.id === id)?.name
}

function everyCondition({ conditions }: ConditionGroup): readonly Condition[] {
  return conditions.flatMap((part) => (isGroup(part) ? everyCondition(part) : [part]))
}
