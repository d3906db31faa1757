import { type popupTableSelect, rowsOf } from '@signet/form/kinds'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { RowDetails, RowNames } from '../../../rows/row-details.tsx'
import { RowEdit } from '../../../rows/row-edit.tsx'

function PopupTableSelectEdit(props: ControlProps<typeof popupTableSelect>) {
  return <RowEdit {...props} of={rowsOf(props.settings)} />
}

export function PopupTableSelectRead(props: ReadProps<typeof popupTableSelect>) {
  const of = rowsOf(props.settings)
  return (
    <>
      <RowNames {...props} of={of} />
      <RowDetails {...props} of={of} />
    </>
  )
}

export const popupTableSelectView: FieldView<typeof popupTableSelect> = {
  Edit: PopupTableSelectEdit,
  Read: PopupTableSelectRead,
  columnWidth: () => 200,
}
