import type { CascaderSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const cascaderPanel: Panel<CascaderSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'source', control: 'choiceSource' },
  { setting: 'options', control: 'optionTree', when: ({ source }) => source.from === 'options' },
  { setting: 'multiple', control: 'switch' },
  { setting: 'leafOnly', control: 'switch' },
  { setting: 'showAllLevels', control: 'switch' },
  { setting: 'separator', control: 'text', when: ({ showAllLevels }) => showAllLevels },
]
