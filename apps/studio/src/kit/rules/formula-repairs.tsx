import type { FieldDefinition } from '@signet/form'
import { listNames } from '@signet/form/design'
import { isProblem, listRepairs, parseFormula, type ValueType } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import styles from './rules.module.css'
import { useRuleWords } from './use-rule-words.ts'

type FormulaRepairsProps = Readonly<{
  fields: readonly FieldDefinition[]
  path: string
  wants: ValueType | undefined
  value: string
  onChange: (formula: string) => void
}>

/** What the author of a wrong formula probably meant; one press takes it. */
export function FormulaRepairs({ fields, path, wants, value, onChange }: FormulaRepairsProps) {
  const t = useT()
  const words = useRuleWords(fields, path)
  const scope = listNames(fields, path)
  const parsed = parseFormula(value, scope, wants)
  const repairs = isProblem(parsed) ? listRepairs(value, parsed, scope) : []
  if (repairs.length === 0) return null

  return (
    <div className={styles.repairs}>
      <span>{t('rules.repair')}</span>
      {repairs.map(({ formula, operand }) => (
        <Button key={formula} size="small" onClick={() => onChange(formula)}>
          {words.operand(operand)}
        </Button>
      ))}
    </div>
  )
}
