import type { FormDefinition } from '@signet/form'
import { canBeUnique, everyField } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import { Plus, Trash2 } from 'lucide-react'
import styles from '../../../kit/properties/properties.module.css'
import { PropertySection } from '../../../kit/properties/property-row.tsx'
import { SelectRow, WordsRow } from '../../../kit/properties/setting-rows.tsx'
import { useLabelSearch } from '../../../kit/properties/use-label-search.ts'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { useDesigner } from '../designer/designer-context.ts'
import { useMistakeAt } from './field-editor.ts'

type Key = FormDefinition['uniqueTogether'][number]

const most = { keys: 10, fields: 6 }

/** Fields whose values together must be unique among all records. */
export function UniqueTogether() {
  const t = useT()
  const [keys, set] = useUniqueKeys()
  const offered = useOfferedFields()
  return (
    <PropertySection title={t('form-design.uniqueTogether')}>
      {keys.map((key, at) => (
        <TogetherKey
          // biome-ignore lint/suspicious/noArrayIndexKey: keys have no id
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
        onClick={() => set([...keys, { fields: offered.slice(0, 2).map(({ value }) => value) }])}
      >
        {t('form-design.uniqueTogether.add')}
      </Button>
    </PropertySection>
  )
}

/** The keys of the form, and how to change them. */
function useUniqueKeys() {
  const { form, dispatch } = useDesigner()
  const set = (next: readonly Key[]) =>
    dispatch({
      type: 'edit',
      edit: (draft) => ({ form: { ...draft, uniqueTogether: [...next] }, selected: [] }),
      about: 'uniqueTogether',
    })
  return [form.uniqueTogether, set] as const
}

type OfferedField = Readonly<{ value: string; label: string }>

/** The fields that can be part of a key. */
function useOfferedFields(): readonly OfferedField[] {
  const words = useLocalizedText()
  const { form } = useDesigner()
  return everyField(form.fields)
    .filter(canBeUnique)
    .map(({ field }) => ({ value: field.key, label: words(field.label) || field.key }))
}

type TogetherKeyProps = Readonly<{
  at: number
  value: Key
  offered: readonly OfferedField[]
  onChange: (key: Key) => void
  onRemove: () => void
}>

function TogetherKey({ at, value, offered, onChange, onRemove }: TogetherKeyProps) {
  const search = useLabelSearch()
  const t = useT()
  const { mistakes } = useDesigner()
  const mistake = useMistakeAt({ mistakes }, `uniqueTogether.${at}`)
  const { fields, message } = value
  return (
    <div className={styles.check}>
      <SelectRow
        label={t('form-design.uniqueTogether.fields')}
        mistake={mistake}
        mode="multiple"
        maxCount={most.fields}
        showSearch={search}
        style={{ width: '100%' }}
        value={[...fields]}
        options={[...offered]}
        onChange={(next) => next.length > 1 && onChange({ ...value, fields: next })}
      />
      <WordsRow
        label={t('form-design.uniqueTogether.message')}
        value={message ?? ''}
        onChange={(next) => onChange(next === '' ? { fields } : { fields, message: next })}
      />
      <Button type="text" size="small" icon={<Trash2 size={14} aria-hidden />} onClick={onRemove}>
        {t('form-design.uniqueTogether.remove')}
      </Button>
    </div>
  )
}
