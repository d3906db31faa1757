import type { SideSettings } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { Button, Input } from 'antd'
import { Plus, X } from 'lucide-react'
import { PropertyRow, SmallButton } from '../../../kit/properties/property-row.tsx'
import styles from './node-properties.module.css'
import { Fillings } from './steps/fillings.tsx'
import { NamedSetting } from './steps/named-setting.tsx'
import { useFormFields } from './steps/use-form-fields.ts'

type Related = SideSettings['related']
type SideRecordsProps = Readonly<{ related: Related; onChange: (related: Related) => void }>

const mostForms = 5

/** Records of other forms beside a step, found by values of the case's form. */
export function SideRecords({ related, onChange }: SideRecordsProps) {
  const t = useT()
  return (
    <PropertyRow
      label={t('flow-design.side.related')}
      help={t('flow-design.side.relatedHelp')}
      stands="group"
    >
      {() => (
        <>
          {related.map((one, at) => (
            <RelatedForm
              // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps its place while it is typed
              key={at}
              one={one}
              onChange={(changed) => onChange(related.with(at, changed))}
              onRemove={() => onChange(related.toSpliced(at, 1))}
            />
          ))}
          <Button
            size="small"
            icon={<Plus size={14} aria-hidden />}
            disabled={related.length >= mostForms}
            onClick={() => onChange([...related, { name: '', form: '', where: {} }])}
          >
            {t('flow-design.side.addRelated')}
          </Button>
        </>
      )}
    </PropertyRow>
  )
}

type One = Related[number]
type RelatedFormProps = Readonly<{ one: One; onChange: (one: One) => void; onRemove: () => void }>

function RelatedForm({ one, onChange, onRemove }: RelatedFormProps) {
  const t = useT()
  const offered = useFormFields(one.form)
  return (
    <div className={styles.source}>
      <div className={styles.sourceHead}>
        <Input
          size="small"
          aria-label={t('flow-design.side.relatedName')}
          placeholder={t('flow-design.side.relatedName')}
          value={one.name}
          maxLength={80}
          onChange={({ target }) => onChange({ ...one, name: target.value })}
        />
        <SmallButton name={t('flow-design.step.remove', { name: one.name })} Icon={X} onPress={onRemove} />
      </div>
      <NamedSetting of="model" value={one.form} onChange={(form) => onChange({ ...one, form, where: {} })} />
      <Fillings
        label={t('flow-design.step.where')}
        help={t('flow-design.step.whereHelp')}
        offered={offered}
        value={one.where}
        onChange={(where) => onChange({ ...one, where })}
      />
    </div>
  )
}
