import { rowsOf } from '../../interface-choice.ts'
import type { ControlProps, FieldView, ReadProps } from '../../skins/field-view.ts'
import { RowDetails } from '../../skins/row-details.tsx'
import { RowEdit } from '../../skins/row-edit.tsx'
import { RowNames } from '../../skins/row-names.tsx'
import type { popupTableSelect } from './popup-table-select.ts'

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
