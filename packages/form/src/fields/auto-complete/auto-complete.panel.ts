import type { Panel } from '../../panel.ts'
import type { AutoCompleteSettings } from './auto-complete.ts'

export const autoCompletePanel: Panel<AutoCompleteSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'maxLength', control: 'number' },
  { setting: 'source', control: 'choiceSource' },
  { setting: 'options', control: 'options', when: ({ source }) => source.from === 'options' },
  { setting: 'most', control: 'number' },
]
