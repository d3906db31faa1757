import { useLanguage } from '@signet/i18n/react'
import { listed } from '../../one-or-several.ts'
import type { ControlProps, FieldView, ReadProps } from '../../skins/field-view.ts'
import { ThingEdit } from '../../skins/thing-edit.tsx'
import { useChosen } from '../../skins/use-lookup.ts'
import { areaSelect, chosenIn, idsOf, valueFrom } from './area-select.ts'

function AreaSelectEdit({ value, onChange, ...props }: ControlProps<typeof areaSelect>) {
  const { settings } = props
  return (
    <ThingEdit
      {...props}
      of="areas"
      isTree
      value={chosenIn(value, settings)}
      onChange={(ids) => onChange(valueFrom(listed(ids), settings))}
    />
  )
}

export function AreaSelectRead({ settings, value }: ReadProps<typeof areaSelect>) {
  const { locale } = useLanguage()
  const areas = Object.fromEntries(useChosen('areas', idsOf(value)).map(({ id, name }) => [id, name]))
  return areaSelect.text(value, settings, { locale, names: { areas } })
}

export const areaSelectView: FieldView<typeof areaSelect> = {
  Edit: AreaSelectEdit,
  Read: AreaSelectRead,
  columnWidth: () => 220,
}
