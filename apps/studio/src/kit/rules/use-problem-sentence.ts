import { type FieldDefinition, textIn } from '@signet/form'
import { everyField } from '@signet/form/design'
import { useLanguage } from '@signet/i18n/react'

type ProblemParams = Readonly<Record<string, string | number>>

const types = /\b(?:list<(\w+)>|number|text|boolean|date|datetime|duration|rows)(?=$|,)/g

/** Says what is wrong with a formula: fields by their labels, types as words. */
export function useProblemSentence(
  fields: readonly FieldDefinition[],
): (code: string, params: ProblemParams) => string {
  const { t, locale } = useLanguage()
  const labels = new Map(everyField(fields).map(({ path, field }) => [path, textIn(locale, field.label)]))

  const typeText = (type: string, element: string | undefined) => {
    if (element === undefined) return t(`formula.type.${type}`)
    const isTime = element === 'date' || element === 'datetime' || element === 'duration'
    return t(isTime ? 'rules.range' : 'formula.type.list')
  }
  const speak = (name: string, value: string | number) => {
    if (typeof value === 'number') return value
    if (name === 'given' || name === 'expected' || name === 'left' || name === 'right')
      return value.replaceAll(types, typeText)
    return (name === 'name' || name === 'of') && labels.get(value) ? (labels.get(value) ?? value) : value
  }
  return (code, params) =>
    t(code, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, speak(name, value)])))
}
