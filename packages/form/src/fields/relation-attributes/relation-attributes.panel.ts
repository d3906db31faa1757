import type { Panel } from '../../panel.ts'
import type { RelationAttributesSettings } from './relation-attributes.ts'

export const relationAttributesPanel: Panel<RelationAttributesSettings> = [
  { setting: 'of', control: 'field' },
  { setting: 'column', control: 'text' },
  { setting: 'stored', control: 'switch' },
]
