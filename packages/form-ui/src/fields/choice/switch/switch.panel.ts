import type { SwitchSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const switchPanel: Panel<SwitchSettings> = [
  { setting: 'on', control: 'words' },
  { setting: 'off', control: 'words' },
]
