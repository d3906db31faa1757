import type { FieldDefinition } from '@signet/form'
import { isProblem, parseFormula, type Scope, type ValueType } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { FormulaField } from '../../../kit/properties/formula-field.tsx'
import { useFormulaNames } from '../../../kit/properties/use-formula-names.ts'
import styles from './fields.module.css'

type RuleFormulaProps = Readonly<{
  id: string
  /** The fields it may read; without them only time and person are known. */
  of?: Readonly<{ fields: readonly FieldDefinition[]; scope: Scope }>
  wants?: ValueType
  value: string
  onChange: (formula: string) => void
}>

const nothing = { fields: [], scope: {} }

/** A formula of the list, with errors shown at once. */
export function RuleFormula({ id, of = nothing, wants, value, onChange }: RuleFormulaProps) {
  const t = useT()
  const names = useFormulaNames(of.fields)
  const parsed = value === '' ? undefined : parseFormula(value, of.scope, wants)
  return (
    <>
      <FormulaField id={id} names={names} value={value} onChange={onChange} />
      {parsed && isProblem(parsed) && (
        <p className={styles.mistake} role="alert">
          {t(parsed.code, parsed.params)}
        </p>
      )}
    </>
  )
}
