import { rowsOf } from '../../interface-choice.ts'
import type { ControlProps, FieldView, ReadProps } from '../../skins/field-view.ts'
import { RowDetails } from '../../skins/row-details.tsx'
import { RowEdit } from '../../skins/row-edit.tsx'
import { RowNames } from '../../skins/row-names.tsx'
import type { popupSelect } from './popup-select.ts'

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
