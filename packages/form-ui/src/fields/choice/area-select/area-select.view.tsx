import { areaSelect, chosenIn, idsOf, listed, valueFrom } from '@signet/form/kinds'
import { useLanguage } from '@signet/i18n/react'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { LookupEdit } from '../../../lookup/lookup-edit.tsx'
import { useChosen } from '../../../lookup/use-lookup.ts'

function AreaSelectEdit({ value, onChange, ...props }: ControlProps<typeof areaSelect>) {
  const { settings } = props
  return (
    <LookupEdit
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
