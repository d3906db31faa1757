import type { TreeSelectSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const treeSelectPanel: Panel<TreeSelectSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'source', control: 'choiceSource' },
  { setting: 'options', control: 'optionTree', when: ({ source }) => source.from === 'options' },
  { setting: 'multiple', control: 'switch' },
  { setting: 'leafOnly', control: 'switch' },
]
