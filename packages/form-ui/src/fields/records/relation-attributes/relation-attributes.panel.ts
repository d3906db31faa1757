import type { RelationAttributesSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const relationAttributesPanel: Panel<RelationAttributesSettings> = [
  { setting: 'of', control: 'field' },
  { setting: 'column', control: 'text' },
  { setting: 'stored', control: 'switch' },
]
