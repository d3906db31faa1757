import type { FormDefinition } from '@signet/form'
import { canBeUnique, changeField, everyField, findField, type PlacedField } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Button } from 'antd'
import { Plus, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import styles from '../../../kit/properties/properties.module.css'
import { PropertyRow, PropertySection } from '../../../kit/properties/property-row.tsx'
import { SelectRow, SwitchRow, WordsRow } from '../../../kit/properties/setting-rows.tsx'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { WidthControl } from '../controls/plain-controls.tsx'
import { useDesigner } from '../designer/designer-context.ts'
import { useMistakeAt } from './field-editor.ts'
import { FieldProperties } from './field-properties.tsx'

/** The settings of the selection: a field, several, or else the form. */
export function Properties() {
  const t = useT()
  const { form, state } = useDesigner()
  const selectedFields = state.selected.flatMap((path) => findField(form.fields, path) ?? [])
  const [only, ...others] = selectedFields

  return (
    <aside
      data-properties=""
      onKeyDown={leave}
      className={sharedStyles.panel}
      aria-label={t('form-design.properties')}
    >
      {!only && <FormProperties />}
      {only && others.length === 0 && <FieldProperties key={only.path} placed={only} />}
      {only && others.length > 0 && <SelectionProperties placed={selectedFields} />}
    </aside>
  )
}

/** Escape blurs the input, so that the designer's shortcuts work again. */
function leave(event: KeyboardEvent) {
  if (event.key === 'Escape' && event.target instanceof HTMLElement && !event.defaultPrevented)
    event.target.blur()
}

function FormProperties() {
  const t = useT()
  const { form, dispatch } = useDesigner()
  const change = (part: Partial<FormDefinition>, about: string) =>
    dispatch({ type: 'edit', edit: (draft) => ({ form: { ...draft, ...part }, selected: [] }), about })

  return (
    <>
      <PropertySection title={t('form-design.form')}>
        <WordsRow
          label={t('form-design.title')}
          value={form.title}
          onChange={(title) => change({ title }, 'title')}
        />
        <PropertyRow label={t('form-design.code')}>{(id) => <code id={id}>{form.key}</code>}</PropertyRow>
        <p>{t('form-design.form.hint', { count: form.fields.length })}</p>
      </PropertySection>
      <UniqueTogether />
    </>
  )
}

type CommonSettings = Readonly<{ required?: boolean; readOnly?: boolean; width?: number }>

/** Common settings of several fields, changed and undone together. */
function SelectionProperties({ placed }: Readonly<{ placed: readonly PlacedField[] }>) {
  const t = useT()
  const { dispatch } = useDesigner()
  const paths = placed.map(({ path }) => path)
  const change = (same: CommonSettings) =>
    dispatch({
      type: 'edit',
      edit: (draft) => ({
        form: paths.reduce((form, path) => changeField(form, path, same).form, draft),
        selected: paths,
      }),
    })
  const all = (name: 'required' | 'readOnly') => placed.every(({ field }) => field[name])

  return (
    <PropertySection title={t('form-design.selection', { count: placed.length })}>
      <SwitchRow
        label={t('form-design.required')}
        value={all('required')}
        onChange={(required) => change({ required })}
        size="default"
      />
      <SwitchRow
        label={t('form-design.readOnly')}
        value={all('readOnly')}
        onChange={(readOnly) => change({ readOnly })}
        size="default"
      />
      <SelectionWidth placed={placed} change={change} />
      <SelectionActions />
      <Button danger onClick={() => dispatch({ type: 'remove' })}>
        {t('form-design.remove')}
      </Button>
    </PropertySection>
  )
}

/** n=2 */
function SelectionActions() {
  const t = useT()
  const { dispatch } = useDesigner()
  return <Button onClick={() => dispatch({ type: 'duplicate' })}>{t('form-design.duplicate')}</Button>
}

type SelectionWidthProps = Readonly<{
  placed: readonly PlacedField[]
  change: (same: CommonSettings) => void
}>

function SelectionWidth({ placed, change }: SelectionWidthProps) {
  const t = useT()
  return (
    <PropertyRow label={t('form-design.width')}>
      {(id) => (
        <WidthControl id={id} value={placed[0]?.field.width ?? 24} onChange={(width) => change({ width })} />
      )}
    </PropertyRow>
  )
}

type Key = FormDefinition['uniqueTogether'][number]

const most = { keys: 10, fields: 6 }

/** Fields whose values together must be unique among all records. */
function UniqueTogether() {
  const t = useT()
  const words = useLocalizedText()
  const { form, dispatch } = useDesigner()
  const { uniqueTogether: keys } = form
  const offered = everyField(form.fields)
    .filter(canBeUnique)
    .map(({ field }) => ({ value: field.key, label: words(field.label) || field.key }))
  const set = (next: readonly Key[]) =>
    dispatch({
      type: 'edit',
      edit: (draft) => ({ form: { ...draft, uniqueTogether: [...next] }, selected: [] }),
      about: 'uniqueTogether',
    })

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
      <AddUniqueKey offered={offered} set={set} />
    </PropertySection>
  )
}

type AddUniqueKeyProps = Readonly<{
  offered: { value: string; label: string }[]
  set: (next: readonly Key[]) => void
}>

function AddUniqueKey({ offered, set }: AddUniqueKeyProps) {
  const t = useT()
  const { form } = useDesigner()
  const { uniqueTogether: keys } = form
  const add = () => set([...keys, { fields: offered.slice(0, 2).map(({ value }) => value) }])
  return (
    <Button
      size="small"
      icon={<Plus size={14} aria-hidden />}
      disabled={offered.length < 2 || keys.length >= most.keys}
      onClick={add}
    >
      {t('form-design.uniqueTogether.add')}
    </Button>
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
      <SelectRow
        label={t('form-design.uniqueTogether.fields')}
        mistake={mistake}
        mode="multiple"
        maxCount={most.fields}
        showSearch={{ optionFilterProp: 'label' }}
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
