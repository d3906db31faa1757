import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { ThingTree } from '../../skins/thing-tree.desktop.tsx'
import { type organizationSelect, organizationsOf } from './organization-select.ts'
import { OrganizationSelectRead } from './organization-select.view.tsx'

function OrganizationSelectEdit(props: ControlProps<typeof organizationSelect>) {
  return <ThingTree {...props} of={organizationsOf(props.settings)} isTree={props.settings.range === 'all'} />
}

export const organizationSelectDesktop: FieldView<typeof organizationSelect> = {
  Edit: OrganizationSelectEdit,
  Read: OrganizationSelectRead,
  columnWidth: () => 180,
}
