import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { RowDialog } from '../../skins/row-dialog.desktop.tsx'
import { recordsOf, type relationForm } from './relation-form.ts'
import { RelationFormRead } from './relation-form.view.tsx'

function RelationFormEdit(props: ControlProps<typeof relationForm>) {
  return <RowDialog {...props} of={recordsOf(props.settings)} />
}

export const relationFormDesktop: FieldView<typeof relationForm> = {
  Edit: RelationFormEdit,
  Read: RelationFormRead,
  columnWidth: () => 200,
}
