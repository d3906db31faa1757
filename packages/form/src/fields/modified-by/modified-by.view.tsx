import type { FieldView, ReadProps } from '../../skins/field-view.ts'
import { ThingNames } from '../../skins/thing-edit.tsx'
import { Unmodified } from '../../skins/unmodified.tsx'
import { faceOf } from '../user-select/user-select.view.tsx'
import type { modifiedBy } from './modified-by.ts'

function ModifiedByRead({ value }: ReadProps<typeof modifiedBy>) {
  return <ThingNames of="people" value={value} pictureOf={faceOf} />
}

export const modifiedByView: FieldView<typeof modifiedBy> = {
  Edit: ModifiedByRead,
  Read: ModifiedByRead,
  Empty: Unmodified,
}
