import type { modifiedBy } from '@signet/form/kinds'
import type { FieldView, ReadProps } from '../../../form/field-view.ts'
import { Unmodified } from '../../../form/unmodified.tsx'
import { LookupNames } from '../../../lookup/lookup-edit.tsx'
import { faceOf } from '../../people/user-select/user-select.view.tsx'

function ModifiedByRead({ value }: ReadProps<typeof modifiedBy>) {
  return <LookupNames of="people" value={value} pictureOf={faceOf} />
}

export const modifiedByView: FieldView<typeof modifiedBy> = {
  Edit: ModifiedByRead,
  Read: ModifiedByRead,
  Empty: Unmodified,
}
