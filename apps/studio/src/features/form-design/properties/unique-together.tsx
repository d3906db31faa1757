import type { FormDefinition } from '@signet/form'
import { everyField, mayBeUnique } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { Button, Select } from 'antd'
import { Plus, Trash2 } from 'lucide-react'
import styles from '../../../kit/properties/properties.module.css'
import { PropertyRow, PropertySection } from '../../../kit/properties/property-row.tsx'
import { useWord, WordsControl } from '../../../kit/properties/words-control.tsx'
import { useDesigner } from '../designer/designer-context.ts'
import { useMistakeAt } from './use-mistake-at.ts'

type Key = FormDefinition['uniqueTogether'][number]

const most = { keys: 10, fields: 6 }

/** Fields whose values together must be unique among all records. */
export function UniqueTogether() {
  const t = useT()
  const words = useWord()
  const { form, tell } = useDesigner()
  const { uniqueTogether: keys } = form
  const offered = everyField(form.fields)
    .filter(mayBeUnique)
    .map(({ field }) => ({ value: field.key, label: words(field.label) || field.key }))
  const set = (next: readonly Key[]) =>
    tell({
      deed: 'edit',
      edit: (draft) => ({ form: { ...draft, uniqueTogether: [...next] }, selected: [] }),
      about: 'uniqueTogether',
    })
  const add = () => set([...keys, { fields: offered.slice(0, 2).map(({ value }) => value) }])

  return (
    <PropertySection title={t('form-design.uniqueTogether')}>
      {keys.map((key, at) => (
        <TogetherKey
          // biome-ignore lint/suspicious/noArrayIndexKey: a key has no name of its own
          key={at}
          at={at}
          value={key}
          offered={offered}
          onChange={(next) => set(keys.with(at, next))}
          onRemove={() => set(keys.toSpliced(at, 1))}
        />
      ))}
      <p className={styles.help}>{t('form-design.uniqueTogether.help')}</p>
      <Button
        size="small"
        icon={<Plus size={14} aria-hidden />}
        disabled={offered.length < 2 || keys.length >= most.keys}
        onClick={add}
      >
        {t('form-design.uniqueTogether.add')}
      </Button>
    </PropertySection>
  )
}

type TogetherKeyProps = Readonly<{
  at: number
  value: Key
  offered: readonly Readonly<{ value: string; label: string }>[]
  onChange: (key: Key) => void
  onRemove: () => void
}>

function TogetherKey({ at, value, offered, onChange, onRemove }: TogetherKeyProps) {
  const t = useT()
  const { mistakes } = useDesigner()
  const mistake = useMistakeAt({ mistakes }, `uniqueTogether.${at}`)
  const { fields, message } = value
  return (
    <div className={styles.check}>
      <PropertyRow label={t('form-design.uniqueTogether.fields')} mistake={mistake}>
        {(id) => (
          <Select
            id={id}
            mode="multiple"
            maxCount={most.fields}
            showSearch={{ optionFilterProp: 'label' }}
            style={{ width: '100%' }}
            value={[...fields]}
            options={[...offered]}
            onChange={(next) => next.length > 1 && onChange({ ...value, fields: next })}
          />
        )}
      </PropertyRow>
      <PropertyRow label={t('form-design.uniqueTogether.message')}>
        {(id) => (
          <WordsControl
            id={id}
            value={message ?? ''}
            onChange={(next) => onChange(next === '' ? { fields } : { fields, message: next })}
          />
        )}
      </PropertyRow>
      <Button type="text" size="small" icon={<Trash2 size={14} aria-hidden />} onClick={onRemove}>
        {t('form-design.uniqueTogether.remove')}
      </Button>
    </div>
  )
}
