import type { FieldView, ReadProps } from '../../skins/field-view.ts'
import { ThingNames } from '../../skins/thing-edit.tsx'
import { faceOf } from '../user-select/user-select.view.tsx'
import type { createdBy } from './created-by.ts'

function CreatedByRead({ value }: ReadProps<typeof createdBy>) {
  return <ThingNames of="people" value={value} pictureOf={faceOf} />
}

export const createdByView: FieldView<typeof createdBy> = { Edit: CreatedByRead, Read: CreatedByRead }
