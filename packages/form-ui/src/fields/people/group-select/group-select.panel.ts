import type { GroupSelectSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const groupSelectPanel: Panel<GroupSelectSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'multiple', control: 'switch' },
  { setting: 'minChoices', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'maxChoices', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'range', control: 'choice', of: ['all', 'chosen'] },
  { setting: 'groups', control: 'groups', when: ({ range }) => range === 'chosen' },
]
