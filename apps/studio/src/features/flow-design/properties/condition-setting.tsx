import { isProblem, parseFormula } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { FormulaField } from '../../../kit/properties/formula-field.tsx'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import { useFormulaNames } from '../../../kit/properties/use-formula-names.ts'
import { useFormAbout } from '../designer/form-about-context.ts'

type ConditionSettingProps = Readonly<{
  label: string
  help?: string
  value: string
  onChange: (formula: string) => void
}>

/** A condition over the form, with completion and errors while typing. */
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
