import type { Panel } from '../../panel.ts'
import type { TreeSelectSettings } from './tree-select.ts'

export const treeSelectPanel: Panel<TreeSelectSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'options', control: 'optionTree' },
  { setting: 'multiple', control: 'switch' },
  { setting: 'leafOnly', control: 'switch' },
]
