import type { Panel } from '../../panel.ts'
import type { SwitchSettings } from './switch.ts'

export const switchPanel: Panel<SwitchSettings> = [
  { setting: 'on', control: 'words' },
  { setting: 'off', control: 'words' },
]
