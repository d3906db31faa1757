import type { SliderSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const sliderPanel: Panel<SliderSettings> = [
  { setting: 'min', control: 'number' },
  { setting: 'max', control: 'number' },
  { setting: 'step', control: 'number' },
  { setting: 'unit', control: 'words' },
  {
    setting: 'marks',
    control: 'rows',
    columns: [
      { name: 'at', control: 'number' },
      { name: 'label', control: 'words' },
    ],
    fresh: { at: '0', label: '' },
  },
]
