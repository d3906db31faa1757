import type {
  InterfaceChoiceSettings,
  RelationAttributesSettings,
  RelationFormSettings,
} from '@signet/form/kinds'
import type { Panel, PanelControl } from './panel.ts'

/** The columns that are shown for a row. */
const columnRows = {
  control: 'rows',
  columns: [
    { name: 'column', control: 'text' },
    { name: 'label', control: 'words' },
  ],
  fresh: { column: 'name', label: '' },
} as const satisfies PanelControl

export const popupSelectPanel: Panel<InterfaceChoiceSettings> = [
  { setting: 'placeholder', isLook: true, control: 'words' },
  { setting: 'interface', control: 'interface' },
  { setting: 'value', control: 'text' },
  { setting: 'label', control: 'text' },
  { setting: 'parameters', control: 'parameters' },
  { setting: 'columns', ...columnRows },
  { setting: 'below', control: 'texts', when: ({ multiple }) => !multiple },
  { setting: 'multiple', control: 'switch' },
  { setting: 'fills', control: 'fills', when: ({ multiple }) => !multiple },
]

export const popupTableSelectPanel: Panel<InterfaceChoiceSettings> = [
  { setting: 'placeholder', isLook: true, control: 'words' },
  { setting: 'interface', control: 'interface' },
  { setting: 'value', control: 'text' },
  { setting: 'label', control: 'text' },
  { setting: 'parameters', control: 'parameters' },
  { setting: 'columns', ...columnRows },
  { setting: 'below', control: 'texts', when: ({ multiple }) => !multiple },
  { setting: 'multiple', control: 'switch' },
  { setting: 'fills', control: 'fills', when: ({ multiple }) => !multiple },
]

export const relationAttributesPanel: Panel<RelationAttributesSettings> = [
  { setting: 'of', control: 'field' },
  { setting: 'column', control: 'text' },
  { setting: 'stored', control: 'switch' },
]

export const relationFormPanel: Panel<RelationFormSettings> = [
  { setting: 'placeholder', isLook: true, control: 'words' },
  { setting: 'model', control: 'model' },
  { setting: 'label', control: 'text' },
  { setting: 'columns', ...columnRows },
  { setting: 'below', control: 'texts', when: ({ multiple }) => !multiple },
  { setting: 'multiple', control: 'switch' },
  { setting: 'fills', control: 'fills', when: ({ multiple }) => !multiple },
]
