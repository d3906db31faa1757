import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { ThingSelect } from '../../skins/thing-select.desktop.tsx'
import type { userSelect } from './user-select.ts'
import { faceOf, UserSelectRead } from './user-select.view.tsx'

function UserSelectEdit(props: ControlProps<typeof userSelect>) {
  return <ThingSelect {...props} of="people" pictureOf={faceOf} />
}

export const userSelectDesktop: FieldView<typeof userSelect> = {
  Edit: UserSelectEdit,
  Read: UserSelectRead,
  columnWidth: () => 180,
}
