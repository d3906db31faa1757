import type { AutoCompleteSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const autoCompletePanel: Panel<AutoCompleteSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'maxLength', control: 'number' },
  { setting: 'source', control: 'choiceSource' },
  { setting: 'options', control: 'options', when: ({ source }) => source.from === 'options' },
  { setting: 'most', control: 'number' },
]
