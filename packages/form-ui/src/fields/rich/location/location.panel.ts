import type { LocationSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const locationPanel: Panel<LocationSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'startHere', control: 'switch' },
  { setting: 'adjustment', control: 'number' },
  { setting: 'onDesktop', control: 'switch' },
  {
    setting: 'allowed',
    control: 'rows',
    columns: [
      { name: 'name', control: 'words' },
      { name: 'longitude', control: 'number' },
      { name: 'latitude', control: 'number' },
      { name: 'radius', control: 'number' },
    ],
    fresh: { name: '', longitude: 116.397, latitude: 39.909, radius: 500 },
  },
]
