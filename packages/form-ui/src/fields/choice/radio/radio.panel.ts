import type { RadioSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const radioPanel: Panel<RadioSettings> = [
  { setting: 'source', control: 'choiceSource' },
  { setting: 'options', control: 'options', when: ({ source }) => source.from === 'options' },
  { setting: 'direction', control: 'choice', of: ['vertical', 'horizontal'] },
]
