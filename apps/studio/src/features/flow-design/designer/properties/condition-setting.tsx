import { isProblem, parseFormula } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { FormulaField, PropertyRow, useFormulaNames } from '../../../form-design/index.ts'
import { useFormAbout } from '../form-about-context.ts'

type ConditionSettingProps = Readonly<{
  label: string
  help?: string
  value: string
  onChange: (formula: string) => void
}>

/** A yes or no over the form, with its fields offered and mistakes said while it is typed. */
export function ConditionSetting({ label, help, value, onChange }: ConditionSettingProps) {
  const t = useT()
  const { form, plan } = useFormAbout()
  const names = useFormulaNames(form.fields)
  const parsed = value === '' || !plan ? undefined : parseFormula(value, plan.scope, 'boolean')
  const mistake = parsed && isProblem(parsed) ? t(parsed.code, parsed.params) : undefined
  return (
    <PropertyRow label={label} help={help} mistake={mistake}>
      {(id) => <FormulaField id={id} names={names} value={value} onChange={onChange} />}
    </PropertyRow>
  )
}
