import type { FieldDefinition } from '@signet/form'
import { listSubjects } from '@signet/form/design'
import { readCondition } from '@signet/formula'
import { useLanguage } from '@signet/i18n/react'
import { useMemo } from 'react'
import { useLiteralText } from './rule-result.tsx'
import { isShownByRows, subjectFinder } from './rule-rows.ts'
import { conditionSentence, useRuleWords } from './use-rule-words.ts'

type RuleAt = Readonly<{ fields: readonly FieldDefinition[]; path: string; formula: string }>

/** Returns the sentence that a condition means, or its formula where rows cannot show it. */
export function useConditionSentence({ fields, path, formula }: RuleAt): string {
  const { t } = useLanguage()
  const words = useRuleWords(fields, path)
  const subjects = useMemo(() => listSubjects(fields, path), [fields, path])
  const subjectOf = subjectFinder(subjects)
  const read = readCondition(formula)
  const rule = read && isShownByRows(read, subjectOf) ? read : undefined
  const literal = useLiteralText({ fields, path }, rule ?? noRows, subjects)
  const sentence = rule ? conditionSentence(rule, { words, subjectOf, literal }, { t }) : formula
  return t('rules.means', { sentence })
}

const noRows = { joined: 'and', rows: [] } as const
