import { Avatar } from '@signet/ui'
import type { ControlProps, FieldView, ReadProps } from '../../skins/field-view.ts'
import type { Choice } from '../../skins/form-environment.ts'
import { ThingEdit, ThingNames } from '../../skins/thing-edit.tsx'
import type { userSelect } from './user-select.ts'

function UserSelectEdit(props: ControlProps<typeof userSelect>) {
  return <ThingEdit {...props} of="people" pictureOf={faceOf} />
}

export function UserSelectRead({ value }: ReadProps<typeof userSelect>) {
  return <ThingNames of="people" value={value} pictureOf={faceOf} />
}

export function faceOf({ id, name, picture }: Choice) {
  return <Avatar id={id} name={name} size={24} {...(picture ? { src: picture } : {})} />
}

export const userSelectView: FieldView<typeof userSelect> = {
  Edit: UserSelectEdit,
  Read: UserSelectRead,
  columnWidth: () => 180,
}
