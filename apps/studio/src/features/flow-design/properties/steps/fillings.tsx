import { isProblem, parseFormula } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { Button, Select } from 'antd'
import { Plus, X } from 'lucide-react'
import { FormulaField } from '../../../../kit/properties/formula-field.tsx'
import { PropertyRow, SmallButton } from '../../../../kit/properties/property-row.tsx'
import { useFormulaNames } from '../../../../kit/properties/use-formula-names.ts'
import { useFormAbout } from '../../designer/form-about-context.ts'
import styles from '../node-properties.module.css'
import type { OfferedField } from './offered-field.ts'

type FillingsProps = Readonly<{
  label: string
  help?: string
  offered: readonly OfferedField[]
  value: Readonly<Record<string, string>>
  onChange: (value: Readonly<Record<string, string>>) => void
}>

/** Targets with the formula over the case's form that fills each. */
export function Fillings({ label, help, offered, value, onChange }: FillingsProps) {
  const t = useT()
  const next = offered.find(({ key }) => !(key in value))
  const entries = Object.entries(value)
  return (
    <PropertyRow label={label} help={help} stands="group">
      {() => (
        <>
          {entries.map(([key, formula], place) => (
            <Filling
              // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps its place while what it fills is chosen
              key={place}
              field={key}
              formula={formula}
              offered={offered.filter((one) => one.key === key || !(one.key in value))}
              onChange={(changed) =>
                onChange(
                  Object.fromEntries(entries.flatMap((entry, at) => (at === place ? changed : [entry]))),
                )
              }
            />
          ))}
          <Button
            size="small"
            icon={<Plus size={14} aria-hidden />}
            disabled={!next}
            onClick={() => next && onChange({ ...value, [next.key]: '' })}
          >
            {t('flow-design.step.addFilling')}
          </Button>
        </>
      )}
    </PropertyRow>
  )
}

type FillingProps = Readonly<{
  field: string
  formula: string
  offered: readonly OfferedField[]
  /** Called with the row's replacement; empty when it is removed. */
  onChange: (entries: readonly (readonly [string, string])[]) => void
}>

function Filling({ field, formula, offered, onChange }: FillingProps) {
  const t = useT()
  const { form, plan } = useFormAbout()
  const names = useFormulaNames(form.fields)
  const parsed = formula.trim() === '' || !plan ? undefined : parseFormula(formula, plan.scope)
  const mistake = parsed && isProblem(parsed) ? t(parsed.code, parsed.params) : undefined
  const name = offered.find(({ key }) => key === field)?.label ?? field
  return (
    <div className={styles.source}>
      <div className={styles.sourceHead}>
        <Select
          size="small"
          aria-label={t('flow-design.step.filled')}
          value={field}
          options={offered.map(({ key, label }) => ({ value: key, label }))}
          onChange={(key) => onChange([[key, formula]])}
        />
        <SmallButton name={t('flow-design.step.remove', { name })} Icon={X} onPress={() => onChange([])} />
      </div>
      <PropertyRow label={t('flow-design.step.formula')} mistake={mistake}>
        {(id) => (
          <FormulaField
            id={id}
            names={names}
            value={formula}
            onChange={(text) => onChange([[field, text]])}
          />
        )}
      </PropertyRow>
    </div>
  )
}
