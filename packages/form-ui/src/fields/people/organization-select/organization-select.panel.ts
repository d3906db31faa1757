import { type OrganizationSelectSettings, ownPlaces } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const organizationSelectPanel: Panel<OrganizationSelectSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'multiple', control: 'switch' },
  { setting: 'minChoices', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'maxChoices', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'show', control: 'choice', of: ['name', 'path'] },
  { setting: 'range', control: 'choice', of: ['all', 'chosen'] },
  { setting: 'organizations', control: 'organizations', when: ({ range }) => range === 'chosen' },
  { setting: 'own', control: 'choice', of: ownPlaces, when: ({ range }) => range === 'chosen' },
]
