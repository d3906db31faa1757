import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { ThingSelect } from '../../skins/thing-select.desktop.tsx'
import type { groupSelect } from './group-select.ts'
import { GroupSelectRead } from './group-select.view.tsx'

function GroupSelectEdit(props: ControlProps<typeof groupSelect>) {
  return <ThingSelect {...props} of="groups" />
}

export const groupSelectDesktop: FieldView<typeof groupSelect> = {
  Edit: GroupSelectEdit,
  Read: GroupSelectRead,
  columnWidth: () => 180,
}
