import { rowsOf } from '../../interface-choice.ts'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { RowDropdown } from '../../skins/row-dropdown.desktop.tsx'
import type { popupTableSelect } from './popup-table-select.ts'
import { PopupTableSelectRead } from './popup-table-select.view.tsx'

function PopupTableSelectEdit(props: ControlProps<typeof popupTableSelect>) {
  return <RowDropdown {...props} of={rowsOf(props.settings)} />
}

export const popupTableSelectDesktop: FieldView<typeof popupTableSelect> = {
  Edit: PopupTableSelectEdit,
  Read: PopupTableSelectRead,
  columnWidth: () => 200,
}
