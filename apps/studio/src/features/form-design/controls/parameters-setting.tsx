import { useT } from '@signet/i18n/react'
import { AutoComplete, Button } from 'antd'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styles from '../../../kit/properties/properties.module.css'
import { PropertyRow, SmallButton } from '../../../kit/properties/property-row.tsx'
import { useInterfaceFacts } from '../../../kit/properties/use-interface-facts.ts'
import { type FieldEditor, type SettingControlProps, useMistakes } from '../properties/field-editor.ts'
import { useFieldOptions } from './field-controls.tsx'
import { FormulaControl } from './plain-controls.tsx'

/** Formulas by name: for the parameters of the chosen interface, or for fields. */
export function ParametersSetting({ row, editor, settings, value, onChange }: SettingControlProps) {
  const chosen = settings['interface']
  const { parameters } = useInterfaceFacts(typeof chosen === 'string' ? chosen : '')
  const fields = useFieldOptions(({ path }) => !path.includes('.'))
  return (
    <ParameterFormulas
      editor={editor}
      setting={row.setting}
      required={parameters}
      offered={parameters.length > 0 ? [] : fields}
      value={value}
      onChange={onChange}
    />
  )
}

type FieldOption = Readonly<{ value: string; label: string }>
type ParameterFormulasProps = Readonly<{
  editor: FieldEditor
  /** The setting's path in mistakes, if mistakes are not at the bare names. */
  setting?: string
  /** Always shown. */
  required: readonly Readonly<{ name: string; label: string }>[]
  /** Names offered for adding. */
  offered?: readonly FieldOption[]
  value: unknown
  onChange: (formulas: Readonly<Record<string, string>> | undefined) => void
}>

export function ParameterFormulas({
  editor,
  setting,
  required,
  offered = [],
  value,
  onChange,
}: ParameterFormulasProps) {
  const formulas = readFormulas(value)
  const others = Object.keys(formulas).filter((name) => !required.some((one) => one.name === name))
  const set = (name: string, formula: string) => {
    const { [name]: _before, ...rest } = formulas
    const next = formula === '' ? rest : { ...formulas, [name]: formula }
    onChange(Object.keys(next).length > 0 ? next : undefined)
  }
  const mistakes = useMistakes(editor)
  const mistakeOf = (name: string) =>
    mistakes(`settings.${name}`) ?? (setting && mistakes(`settings.${setting}.${name}`))

  return (
    <div className={styles.checks}>
      {required.map(({ name, label }) => (
        <PropertyRow key={name} label={label || name} mistake={mistakeOf(name)}>
          {(id) => (
            <FormulaControl
              id={id}
              label={label || name}
              path={editor.path}
              value={formulas[name] ?? ''}
              onChange={(formula) => set(name, formula)}
            />
          )}
        </PropertyRow>
      ))}
      {others.map((name) => (
        <ExtraParameter
          key={name}
          label={offered.find((one) => one.value === name)?.label ?? name}
          mistake={mistakeOf(name)}
          path={editor.path}
          formula={formulas[name] ?? ''}
          onChange={(formula) => set(name, formula)}
        />
      ))}
      <NewName
        offered={offered.filter((one) => formulas[one.value] === undefined)}
        onAdd={(name) => set(name, 'null')}
      />
    </div>
  )
}

type ExtraParameterProps = Readonly<{
  label: string
  mistake: string | undefined
  path: string
  formula: string
  /** An empty formula removes the parameter. */
  onChange: (formula: string) => void
}>

/** A formula for a parameter that the interface does not require. */
function ExtraParameter({ label, mistake, path, formula, onChange }: ExtraParameterProps) {
  const t = useT()
  return (
    <div className={styles.removable}>
      <PropertyRow label={label} mistake={mistake}>
        {(id) => (
          <FormulaControl
            id={id}
            label={label}
            path={path}
            value={formula === 'null' ? '' : formula}
            onChange={(next) => onChange(next || 'null')}
          />
        )}
      </PropertyRow>
      <SmallButton
        name={t('form-design.parameter.remove', { name: label })}
        Icon={Trash2}
        onPress={() => onChange('')}
      />
    </div>
  )
}

type NewNameProps = Readonly<{ offered: readonly FieldOption[]; onAdd: (name: string) => void }>

/** Asks for the name of a further parameter. */
function NewName({ offered, onAdd }: NewNameProps) {
  const t = useT()
  const [name, setName] = useState('')
  const isGood = /^[A-Za-z]\w{0,59}$/.test(name)
  return (
    <div className={styles.removable}>
      <AutoComplete
        aria-label={t('form-design.parameter.name')}
        placeholder={t('form-design.parameter.name')}
        value={name}
        options={[...offered]}
        onChange={setName}
      />
      <Button
        size="small"
        icon={<Plus size={14} aria-hidden />}
        aria-label={t('form-design.parameter.add')}
        disabled={!isGood}
        onClick={() => {
          onAdd(name)
          setName('')
        }}
      />
    </div>
  )
}

function readFormulas(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).filter(([, formula]) => typeof formula === 'string'))
}
