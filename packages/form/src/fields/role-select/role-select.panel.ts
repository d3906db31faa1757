import type { Panel } from '../../panel.ts'
import type { RoleSelectSettings } from './role-select.ts'

export const roleSelectPanel: Panel<RoleSelectSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'multiple', control: 'switch' },
  { setting: 'minChoices', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'maxChoices', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'range', control: 'choice', of: ['all', 'chosen'] },
  { setting: 'roles', control: 'roles', when: ({ range }) => range === 'chosen' },
]
