import type { RoleSelectSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const roleSelectPanel: Panel<RoleSelectSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'multiple', control: 'switch' },
  { setting: 'minChoices', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'maxChoices', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'range', control: 'choice', of: ['all', 'chosen'] },
  { setting: 'roles', control: 'roles', when: ({ range }) => range === 'chosen' },
]
