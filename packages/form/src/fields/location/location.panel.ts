import type { Panel } from '../../panel.ts'
import type { LocationSettings } from './location.ts'

export const locationPanel: Panel<LocationSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'startHere', control: 'switch' },
  { setting: 'adjustment', control: 'number' },
  { setting: 'onDesktop', control: 'switch' },
  { setting: 'allowed', control: 'own' },
]
