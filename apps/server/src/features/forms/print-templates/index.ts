import {
  createTemplate,
  listTemplates,
  offeredTemplates,
  openTemplate,
  publishTemplate,
  removeTemplate,
  saveTemplate,
} from './edit-templates.ts'

export { publishedFormulas, publishedTemplate } from './edit-templates.ts'
export { publishedForFlow } from './print-template-store.ts'

export const printTemplates = [
  listTemplates,
  openTemplate,
  createTemplate,
  saveTemplate,
  publishTemplate,
  removeTemplate,
  offeredTemplates,
]
