import { useT } from '@signet/i18n/react'
import { AutoComplete, Button, Select } from 'antd'
import { Plus, Trash2 } from 'lucide-react'
import styles from '../../../../kit/properties/properties.module.css'
import { SmallButton } from '../../../../kit/properties/property-row.tsx'
import { useInterfaceFacts } from '../../../../kit/properties/use-interface-facts.ts'
import { useFieldOptions } from './field-controls.tsx'
import type { SettingControlProps } from './setting-control.ts'

type Fill = Readonly<{ column: string; field: string }>

/** Which column of the chosen row or answer fills which field. */
export function FillsSetting({ editor, settings, value, onChange }: SettingControlProps) {
  const t = useT()
  const fills: readonly Fill[] = Array.isArray(value) ? value : []
  const chosen = settings['interface']
  const { columns } = useInterfaceFacts(typeof chosen === 'string' ? chosen : '')
  const around = editor.path.split('.').slice(0, -1).join('.')
  const fields = useFieldOptions(
    ({ path, field }) => path !== editor.path && path === (around ? `${around}.${field.key}` : field.key),
  )
  const free = fields.find((one) => !fills.some(({ field }) => field === one.value))

  return (
    <div className={styles.checks}>
      {fills.map((fill, at) => (
        <div key={fill.field} className={styles.line}>
          <div className={styles.cells}>
            <AutoComplete
              aria-label={t('form-design.fill.column')}
              placeholder={t('form-design.fill.column')}
              value={fill.column}
              options={columns.map((name) => ({ value: name }))}
              onChange={(column) => onChange(fills.with(at, { ...fill, column }))}
            />
            <Select
              aria-label={t('form-design.fill.field')}
              value={fill.field}
              options={fields}
              onChange={(field) => onChange(fills.with(at, { ...fill, field }))}
            />
          </div>
          <SmallButton
            name={t('form-design.row.remove', { number: at + 1 })}
            Icon={Trash2}
            onPress={() => onChange(fills.toSpliced(at, 1))}
          />
        </div>
      ))}
      <Button
        size="small"
        icon={<Plus size={14} aria-hidden />}
        disabled={!free}
        onClick={() => free && onChange([...fills, { column: columns[0] ?? 'id', field: free.value }])}
      >
        {t('form-design.fill.add')}
      </Button>
    </div>
  )
}
