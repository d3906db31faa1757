import type { createdBy } from '@signet/form/kinds'
import type { FieldView, ReadProps } from '../../../form/field-view.ts'
import { ThingNames } from '../../../lookup/thing-edit.tsx'
import { faceOf } from '../../people/user-select/user-select.view.tsx'

function CreatedByRead({ value }: ReadProps<typeof createdBy>) {
  return <ThingNames of="people" value={value} pictureOf={faceOf} />
}

export const createdByView: FieldView<typeof createdBy> = { Edit: CreatedByRead, Read: CreatedByRead }
