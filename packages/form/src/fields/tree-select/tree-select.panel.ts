import type { Panel } from '../../panel.ts'
import type { TreeSelectSettings } from './tree-select.ts'

export const treeSelectPanel: Panel<TreeSelectSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'source', control: 'choiceSource' },
  { setting: 'options', control: 'optionTree', when: ({ source }) => source.from === 'options' },
  { setting: 'multiple', control: 'switch' },
  { setting: 'leafOnly', control: 'switch' },
]
