import {
  createTemplate,
  listTemplates,
  offeredTemplates,
  openTemplate,
  publishTemplate,
  removeTemplate,
  saveTemplate,
} from './edit-templates.ts'

import { previewRelease } from './preview-release.ts'

export { publishedFormulas, publishedTemplate } from './edit-templates.ts'
export {
  findTemplateById,
  insertTemplate,
  lockTemplate,
  publishedForFlow,
  updateDraft as updateTemplateDraft,
} from './print-template-store.ts'
export { describeTemplateChanges } from './template-changes.ts'

export const printTemplates = [
  listTemplates,
  openTemplate,
  createTemplate,
  saveTemplate,
  previewRelease,
  publishTemplate,
  removeTemplate,
  offeredTemplates,
]
