import type { Panel } from '../../panel.ts'
import type { RadioSettings } from './radio.ts'

export const radioPanel: Panel<RadioSettings> = [
  { setting: 'source', control: 'choiceSource' },
  { setting: 'options', control: 'options', when: ({ source }) => source.from === 'options' },
  { setting: 'direction', control: 'choice', of: ['vertical', 'horizontal'] },
]
