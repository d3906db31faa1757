import type { Panel } from '../../panel.ts'
import type { TimeSettings } from './time.ts'
import { timePrecisions } from './time-text.ts'

export const timePanel: Panel<TimeSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'precision', control: 'choice', of: timePrecisions },
  { setting: 'earliest', control: 'time' },
  { setting: 'latest', control: 'time' },
]
