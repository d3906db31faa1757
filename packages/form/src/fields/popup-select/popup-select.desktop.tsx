import { rowsOf } from '../../interface-choice.ts'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { RowDialog } from '../../skins/row-dialog.desktop.tsx'
import type { popupSelect } from './popup-select.ts'
import { PopupSelectRead } from './popup-select.view.tsx'

function PopupSelectEdit(props: ControlProps<typeof popupSelect>) {
  return <RowDialog {...props} of={rowsOf(props.settings)} />
}

export const popupSelectDesktop: FieldView<typeof popupSelect> = {
  Edit: PopupSelectEdit,
  Read: PopupSelectRead,
  columnWidth: () => 200,
}
