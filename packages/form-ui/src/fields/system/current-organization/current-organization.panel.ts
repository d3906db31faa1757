import type { CurrentOrganizationSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const currentOrganizationPanel: Panel<CurrentOrganizationSettings> = [
  { setting: 'show', control: 'choice', of: ['name', 'path'] },
]
