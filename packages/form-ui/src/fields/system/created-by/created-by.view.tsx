import type { createdBy } from '@signet/form/kinds'
import type { FieldView, ReadProps } from '../../../form/field-view.ts'
import { LookupNames } from '../../../lookup/lookup-edit.tsx'
import { faceOf } from '../../people/user-select/user-select.view.tsx'

function CreatedByRead({ value }: ReadProps<typeof createdBy>) {
  return <LookupNames of="people" value={value} pictureOf={faceOf} />
}

export const createdByView: FieldView<typeof createdBy> = { Edit: CreatedByRead, Read: CreatedByRead }
