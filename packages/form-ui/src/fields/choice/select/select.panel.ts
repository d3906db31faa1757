import type { SelectSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const selectPanel: Panel<SelectSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'source', control: 'choiceSource' },
  { setting: 'options', control: 'options', when: ({ source }) => source.from === 'options' },
  { setting: 'multiple', control: 'switch' },
  { setting: 'minChoices', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'maxChoices', control: 'number', when: ({ multiple }) => multiple },
]
