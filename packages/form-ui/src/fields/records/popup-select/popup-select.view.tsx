import { type popupSelect, rowsOf } from '@signet/form/kinds'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { RowDetails, RowNames } from '../../../rows/row-details.tsx'
import { RowEdit } from '../../../rows/row-edit.tsx'

function PopupSelectEdit(props: ControlProps<typeof popupSelect>) {
  return <RowEdit {...props} of={rowsOf(props.settings)} />
}

export function PopupSelectRead(props: ReadProps<typeof popupSelect>) {
  const of = rowsOf(props.settings)
  return (
    <>
      <RowNames {...props} of={of} />
      <RowDetails {...props} of={of} />
    </>
  )
}

export const popupSelectView: FieldView<typeof popupSelect> = {
  Edit: PopupSelectEdit,
  Read: PopupSelectRead,
  columnWidth: () => 200,
}
