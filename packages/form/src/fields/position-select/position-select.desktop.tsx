import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { ThingTree } from '../../skins/thing-tree.desktop.tsx'
import type { positionSelect } from './position-select.ts'
import { PositionSelectRead } from './position-select.view.tsx'

function PositionSelectEdit(props: ControlProps<typeof positionSelect>) {
  return <ThingTree {...props} of="positions" isTree={props.settings.range === 'all'} />
}

export const positionSelectDesktop: FieldView<typeof positionSelect> = {
  Edit: PositionSelectEdit,
  Read: PositionSelectRead,
  columnWidth: () => 180,
}
