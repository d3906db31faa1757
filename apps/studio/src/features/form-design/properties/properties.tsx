import type { FormDefinition } from '@signet/form'
import { changeField, findField, type PlacedField } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { Button, Switch } from 'antd'
import type { KeyboardEvent } from 'react'
import styles from '../../../kit/properties/properties.module.css'
import { PropertyRow, PropertySection } from '../../../kit/properties/property-row.tsx'
import { WordsControl } from '../../../kit/properties/words-control.tsx'
import { useDesigner } from '../designer/designer-context.ts'
import { WidthControl } from './controls/width-control.tsx'
import { FieldProperties } from './field-properties.tsx'
import { UniqueTogether } from './unique-together.tsx'

/** The settings of the selection: a field, several, or else the form. */
export function Properties() {
  const t = useT()
  const { form, state } = useDesigner()
  const placed = state.selected.flatMap((path) => findField(form.fields, path) ?? [])
  const [only, ...others] = placed

  return (
    <aside
      data-properties=""
      onKeyDown={leave}
      className={styles.properties}
      aria-label={t('form-design.properties')}
    >
      {!only && <FormProperties />}
      {only && others.length === 0 && <FieldProperties key={only.path} placed={only} />}
      {only && others.length > 0 && <SelectionProperties placed={placed} />}
    </aside>
  )
}

/** Escape leaves the input, so that the designer's shortcuts work again. */
function leave(event: KeyboardEvent) {
  if (event.key === 'Escape' && event.target instanceof HTMLElement && !event.defaultPrevented)
    event.target.blur()
}

function FormProperties() {
  const t = useT()
  const { form, tell } = useDesigner()
  const change = (part: Partial<FormDefinition>, about: string) =>
    tell({ deed: 'edit', edit: (draft) => ({ form: { ...draft, ...part }, selected: [] }), about })

  return (
    <>
      <PropertySection title={t('form-design.form')}>
        <PropertyRow label={t('form-design.title')}>
          {(id) => (
            <WordsControl id={id} value={form.title} onChange={(title) => change({ title }, 'title')} />
          )}
        </PropertyRow>
        <PropertyRow label={t('form-design.code')}>{(id) => <code id={id}>{form.key}</code>}</PropertyRow>
        <p>{t('form-design.form.hint', { count: form.fields.length })}</p>
      </PropertySection>
      <UniqueTogether />
    </>
  )
}

type CommonSettings = Readonly<{ required?: boolean; readOnly?: boolean; width?: number }>

/** Common settings of several fields, set and undone together. */
function SelectionProperties({ placed }: Readonly<{ placed: readonly PlacedField[] }>) {
  const t = useT()
  const { tell } = useDesigner()
  const paths = placed.map(({ path }) => path)
  const change = (same: CommonSettings) =>
    tell({
      deed: 'edit',
      edit: (draft) => ({
        form: paths.reduce((form, path) => changeField(form, path, same).form, draft),
        selected: paths,
      }),
    })
  const all = (name: 'required' | 'readOnly') => placed.every(({ field }) => field[name])

  return (
    <PropertySection title={t('form-design.selection', { count: placed.length })}>
      <PropertyRow label={t('form-design.required')} stands="inline">
        {(id) => <Switch id={id} checked={all('required')} onChange={(required) => change({ required })} />}
      </PropertyRow>
      <PropertyRow label={t('form-design.readOnly')} stands="inline">
        {(id) => <Switch id={id} checked={all('readOnly')} onChange={(readOnly) => change({ readOnly })} />}
      </PropertyRow>
      <PropertyRow label={t('form-design.width')}>
        {(id) => (
          <WidthControl
            id={id}
            value={placed[0]?.field.width ?? 24}
            onChange={(width) => change({ width })}
          />
        )}
      </PropertyRow>
      <Button onClick={() => tell({ deed: 'duplicate' })}>{t('form-design.duplicate')}</Button>
      <Button danger onClick={() => tell({ deed: 'remove' })}>
        {t('form-design.remove')}
      </Button>
    </PropertySection>
  )
}
