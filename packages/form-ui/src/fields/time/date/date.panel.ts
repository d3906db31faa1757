import { type DateSettings, datePrecisions } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const datePanel: Panel<DateSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'precision', control: 'choice', of: datePrecisions },
  { setting: 'earliest', control: 'date' },
  { setting: 'latest', control: 'date' },
]
