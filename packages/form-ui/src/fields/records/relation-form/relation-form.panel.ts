import type { RelationFormSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'
import { columnRows } from '../../../panels/row-choice.panel.ts'

export const relationFormPanel: Panel<RelationFormSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'model', control: 'model' },
  { setting: 'label', control: 'text' },
  { setting: 'columns', ...columnRows },
  { setting: 'below', control: 'texts', when: ({ multiple }) => !multiple },
  { setting: 'multiple', control: 'switch' },
  { setting: 'fills', control: 'fills', when: ({ multiple }) => !multiple },
]
