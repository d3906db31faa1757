import type { Panel } from '../../panel.ts'
import type { CurrentOrganizationSettings } from './current-organization.ts'

export const currentOrganizationPanel: Panel<CurrentOrganizationSettings> = [
  { setting: 'show', control: 'choice', of: ['name', 'path'] },
]
