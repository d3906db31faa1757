import type { Panel } from '../../panel.ts'
import type { GroupSelectSettings } from './group-select.ts'

export const groupSelectPanel: Panel<GroupSelectSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'multiple', control: 'switch' },
  { setting: 'minChoices', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'maxChoices', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'range', control: 'choice', of: ['all', 'chosen'] },
  { setting: 'groups', control: 'groups', when: ({ range }) => range === 'chosen' },
]
