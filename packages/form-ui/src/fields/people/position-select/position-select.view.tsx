import type { positionSelect } from '@signet/form/kinds'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { ThingEdit, ThingNames } from '../../../lookup/thing-edit.tsx'

function PositionSelectEdit(props: ControlProps<typeof positionSelect>) {
  return <ThingEdit {...props} of="positions" isTree={props.settings.range === 'all'} />
}

export function PositionSelectRead({ value }: ReadProps<typeof positionSelect>) {
  return <ThingNames of="positions" value={value} />
}

export const positionSelectView: FieldView<typeof positionSelect> = {
  Edit: PositionSelectEdit,
  Read: PositionSelectRead,
  columnWidth: () => 180,
}
