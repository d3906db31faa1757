import type { FormDefinition } from '@signet/form'
import { changeField, findField, type PlacedField } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Button } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { PropertyRow, PropertySection } from '../../../kit/properties/property-row.tsx'
import { SwitchRow, WordsRow } from '../../../kit/properties/setting-rows.tsx'
import { WidthControl } from '../controls/plain-controls.tsx'
import { useDesigner } from '../designer/designer-context.ts'
import { FieldProperties } from './field-properties.tsx'
import type { PropertyTab } from './property-tabs.ts'
import { UniqueTogether } from './unique-together.tsx'

/** The settings of the selection: a field, several, or else the form. */
export function Properties() {
  const t = useT()
  const { form, state } = useDesigner()
  const selectedFields = state.selected.flatMap((path) => findField(form.fields, path) ?? [])
  const [only, ...others] = selectedFields
  const [tab, setTab] = useState<PropertyTab>('basic')
  const [known, setKnown] = useState(form.fields)
  if (known !== form.fields) {
    setKnown(form.fields)
    // A new field begins with what it is; going through fields keeps the tab.
    if (only && !findField(known, only.path)) setTab('basic')
  }

  return (
    <aside
      data-properties=""
      onKeyDown={leave}
      className={sharedStyles.panel}
      aria-label={t('form-design.properties')}
    >
      {!only && <FormProperties />}
      {only && others.length === 0 && (
        <FieldProperties key={only.path} placed={only} tab={tab} onTab={setTab} />
      )}
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
        size="medium"
      />
      <SwitchRow
        label={t('form-design.readOnly')}
        value={all('readOnly')}
        onChange={(readOnly) => change({ readOnly })}
        size="medium"
      />
      <SelectionWidth placed={placed} change={change} />
      <SelectionActions />
    </PropertySection>
  )
}

/** Buttons that copy or remove the selected fields. */
function SelectionActions() {
  const t = useT()
  const { dispatch } = useDesigner()
  return (
    <>
      <Button onClick={() => dispatch({ type: 'duplicate' })}>{t('form-design.duplicate')}</Button>
      <Button danger onClick={() => dispatch({ type: 'remove' })}>
        {t('form-design.remove')}
      </Button>
    </>
  )
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
