import { ownPlaces, type PositionSelectSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const positionSelectPanel: Panel<PositionSelectSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'multiple', control: 'switch' },
  { setting: 'minChoices', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'maxChoices', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'range', control: 'choice', of: ['all', 'chosen'] },
  { setting: 'positions', control: 'positions', when: ({ range }) => range === 'chosen' },
  { setting: 'organizations', control: 'organizations', when: ({ range }) => range === 'chosen' },
  { setting: 'own', control: 'choice', of: ownPlaces, when: ({ range }) => range === 'chosen' },
]
