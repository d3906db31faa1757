import type { CardSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const cardPanel: Panel<CardSettings> = [
  { setting: 'title', control: 'choice', of: ['shown', 'hidden'] },
  { setting: 'frame', control: 'choice', of: ['outlined', 'filled', 'plain'] },
]
