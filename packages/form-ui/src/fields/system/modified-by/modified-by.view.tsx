import type { modifiedBy } from '@signet/form/kinds'
import type { FieldView, ReadProps } from '../../../form/field-view.ts'
import { Unmodified } from '../../../form/unmodified.tsx'
import { ThingNames } from '../../../lookup/thing-edit.tsx'
import { faceOf } from '../../people/user-select/user-select.view.tsx'

function ModifiedByRead({ value }: ReadProps<typeof modifiedBy>) {
  return <ThingNames of="people" value={value} pictureOf={faceOf} />
}

export const modifiedByView: FieldView<typeof modifiedBy> = {
  Edit: ModifiedByRead,
  Read: ModifiedByRead,
  Empty: Unmodified,
}
