import type { Panel } from '../../panel.ts'
import type { CardSettings } from './card.ts'

export const cardPanel: Panel<CardSettings> = [
  { setting: 'title', control: 'choice', of: ['shown', 'hidden'] },
  { setting: 'frame', control: 'choice', of: ['outlined', 'filled', 'plain'] },
]
