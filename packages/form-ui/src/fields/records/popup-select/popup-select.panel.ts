import type { InterfaceChoiceSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'
import { columnRows } from '../../../panels/row-choice.panel.ts'

export const popupSelectPanel: Panel<InterfaceChoiceSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'interface', control: 'interface' },
  { setting: 'value', control: 'text' },
  { setting: 'label', control: 'text' },
  { setting: 'parameters', control: 'parameters' },
  { setting: 'columns', ...columnRows },
  { setting: 'below', control: 'texts', when: ({ multiple }) => !multiple },
  { setting: 'multiple', control: 'switch' },
  { setting: 'fills', control: 'fills', when: ({ multiple }) => !multiple },
]
