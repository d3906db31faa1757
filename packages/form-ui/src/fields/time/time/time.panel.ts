import { type TimeSettings, timePrecisions } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const timePanel: Panel<TimeSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'precision', control: 'choice', of: timePrecisions },
  { setting: 'earliest', control: 'time' },
  { setting: 'latest', control: 'time' },
]
