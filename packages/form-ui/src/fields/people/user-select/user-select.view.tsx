import type { userSelect } from '@signet/form/kinds'
import { Avatar } from '@signet/ui'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import type { Choice } from '../../../form/form-environment.ts'
import { LookupEdit, LookupNames } from '../../../lookup/lookup-edit.tsx'

function UserSelectEdit(props: ControlProps<typeof userSelect>) {
  return <LookupEdit {...props} of="people" pictureOf={faceOf} />
}

export function UserSelectRead({ value }: ReadProps<typeof userSelect>) {
  return <LookupNames of="people" value={value} pictureOf={faceOf} />
}

/** `size` in pixels: small within a line of text. */
export function faceOf({ id, name, picture }: Choice, size: 24 | 32 = 24) {
  return <Avatar id={id} name={name} size={size} {...(picture ? { src: picture } : {})} />
}

export const userSelectView: FieldView<typeof userSelect> = {
  Edit: UserSelectEdit,
  Read: UserSelectRead,
  columnWidth: () => 180,
}
