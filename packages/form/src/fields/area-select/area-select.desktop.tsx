import { listed } from '../../one-or-several.ts'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { ThingTree } from '../../skins/thing-tree.desktop.tsx'
import { type areaSelect, chosenIn, valueFrom } from './area-select.ts'
import { AreaSelectRead } from './area-select.view.tsx'

function AreaSelectEdit({ value, onChange, ...props }: ControlProps<typeof areaSelect>) {
  const { settings } = props
  return (
    <ThingTree
      {...props}
      of="areas"
      isTree
      value={chosenIn(value, settings)}
      onChange={(ids) => onChange(valueFrom(listed(ids), settings))}
    />
  )
}

export const areaSelectDesktop: FieldView<typeof areaSelect> = {
  Edit: AreaSelectEdit,
  Read: AreaSelectRead,
  columnWidth: () => 220,
}
