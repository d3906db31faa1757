import type { positionSelect } from '@signet/form/kinds'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { LookupEdit, LookupNames } from '../../../lookup/lookup-edit.tsx'

function PositionSelectEdit(props: ControlProps<typeof positionSelect>) {
  return <LookupEdit {...props} of="positions" isTree={props.settings.range === 'all'} />
}

export function PositionSelectRead({ value }: ReadProps<typeof positionSelect>) {
  return <LookupNames of="positions" value={value} />
}

export const positionSelectView: FieldView<typeof positionSelect> = {
  Edit: PositionSelectEdit,
  Read: PositionSelectRead,
  columnWidth: () => 180,
}
