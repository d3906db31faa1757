import type {
  AreaSelectSettings,
  AutoCompleteSettings,
  CascaderSettings,
  CheckboxSettings,
  ColorSettings,
  RadioSettings,
  RateSettings,
  SelectSettings,
  SliderSettings,
  SwitchSettings,
  TreeSelectSettings,
} from '@signet/form/kinds'
import type { Panel } from './panel.ts'

export const areaSelectPanel: Panel<AreaSelectSettings> = [
  { setting: 'placeholder', isLook: true, control: 'words' },
  { setting: 'level', control: 'choice', of: [0, 1, 2, 3] },
  { setting: 'anyLevel', control: 'switch' },
  { setting: 'multiple', control: 'switch' },
]

export const autoCompletePanel: Panel<AutoCompleteSettings> = [
  { setting: 'placeholder', isLook: true, control: 'words' },
  { setting: 'maxLength', control: 'number' },
  { setting: 'source', control: 'choiceSource' },
  { setting: 'options', control: 'options', when: ({ source }) => source.from === 'options' },
  { setting: 'most', control: 'number' },
]

export const cascaderPanel: Panel<CascaderSettings> = [
  { setting: 'placeholder', isLook: true, control: 'words' },
  { setting: 'source', control: 'choiceSource' },
  { setting: 'options', control: 'optionTree', when: ({ source }) => source.from === 'options' },
  { setting: 'multiple', control: 'switch' },
  { setting: 'leafOnly', control: 'switch' },
  { setting: 'showAllLevels', control: 'switch' },
  { setting: 'separator', control: 'text', when: ({ showAllLevels }) => showAllLevels },
]

export const checkboxPanel: Panel<CheckboxSettings> = [
  { setting: 'source', control: 'choiceSource' },
  { setting: 'options', control: 'options', when: ({ source }) => source.from === 'options' },
  { setting: 'minChoices', control: 'number' },
  { setting: 'maxChoices', control: 'number' },
  { setting: 'direction', control: 'choice', of: ['vertical', 'horizontal'] },
]

export const colorPanel: Panel<ColorSettings> = [
  { setting: 'showAlpha', control: 'switch' },
  { setting: 'palette', control: 'colors' },
]

export const radioPanel: Panel<RadioSettings> = [
  { setting: 'source', control: 'choiceSource' },
  { setting: 'options', control: 'options', when: ({ source }) => source.from === 'options' },
  { setting: 'direction', control: 'choice', of: ['vertical', 'horizontal'] },
]

export const ratePanel: Panel<RateSettings> = [
  { setting: 'max', control: 'number' },
  { setting: 'half', control: 'switch' },
]

export const selectPanel: Panel<SelectSettings> = [
  { setting: 'placeholder', isLook: true, control: 'words' },
  { setting: 'source', control: 'choiceSource' },
  { setting: 'options', control: 'options', when: ({ source }) => source.from === 'options' },
  { setting: 'multiple', control: 'switch' },
  { setting: 'minChoices', control: 'number', when: ({ multiple }) => multiple },
  { setting: 'maxChoices', control: 'number', when: ({ multiple }) => multiple },
]

export const sliderPanel: Panel<SliderSettings> = [
  { setting: 'min', control: 'number' },
  { setting: 'max', control: 'number' },
  { setting: 'step', control: 'number' },
  { setting: 'unit', isLook: true, control: 'words' },
  {
    setting: 'marks',
    control: 'rows',
    columns: [
      { name: 'at', control: 'number' },
      { name: 'label', control: 'words' },
    ],
    fresh: { at: '0', label: '' },
  },
]

export const switchPanel: Panel<SwitchSettings> = [
  { setting: 'on', control: 'words' },
  { setting: 'off', control: 'words' },
]

export const treeSelectPanel: Panel<TreeSelectSettings> = [
  { setting: 'placeholder', isLook: true, control: 'words' },
  { setting: 'source', control: 'choiceSource' },
  { setting: 'options', control: 'optionTree', when: ({ source }) => source.from === 'options' },
  { setting: 'multiple', control: 'switch' },
  { setting: 'leafOnly', control: 'switch' },
]
