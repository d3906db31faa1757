import {
  createTemplate,
  listTemplates,
  openTemplate,
  publishTemplate,
  removeTemplate,
  saveTemplate,
} from './edit-templates.ts'
import { offeredTemplates } from './offered-templates.ts'

export { publishedTemplate } from './offered-templates.ts'

export const printTemplates = [
  listTemplates,
  openTemplate,
  createTemplate,
  saveTemplate,
  publishTemplate,
  removeTemplate,
  offeredTemplates,
]
