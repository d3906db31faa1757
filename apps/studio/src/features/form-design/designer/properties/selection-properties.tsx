import { changeField, type PlacedField } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { Button, Switch } from 'antd'
import { useDesigner } from '../designer-context.ts'
import { WidthControl } from './controls/width-control.tsx'
import { PropertyRow } from './property-row.tsx'
import { PropertySection } from './property-section.tsx'

type Same = Readonly<{ required?: boolean; readOnly?: boolean; width?: number }>

/** What several fields have in common can be set on all of them at once, and undone at once. */
export function SelectionProperties({ placed }: Readonly<{ placed: readonly PlacedField[] }>) {
  const t = useT()
  const { tell } = useDesigner()
  const paths = placed.map(({ path }) => path)
  const change = (same: Same) =>
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
