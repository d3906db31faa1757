import type { Panel } from '../../panel.ts'
import { columnRows } from '../../row-choice.panel.ts'
import type { RelationFormSettings } from './relation-form.ts'

export const relationFormPanel: Panel<RelationFormSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'model', control: 'model' },
  { setting: 'label', control: 'text' },
  { setting: 'columns', ...columnRows },
  { setting: 'below', control: 'texts', when: ({ multiple }) => !multiple },
  { setting: 'multiple', control: 'switch' },
  { setting: 'fills', control: 'fills', when: ({ multiple }) => !multiple },
]
