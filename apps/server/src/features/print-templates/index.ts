import { createTemplate } from './create-template.ts'
import { listTemplates } from './list-templates.ts'
import { offeredTemplates } from './offered-templates.ts'
import { openTemplate } from './open-template.ts'
import { publishTemplate } from './publish-template.ts'
import { removeTemplate } from './remove-template.ts'
import { saveTemplate } from './save-template.ts'

export { publishedTemplate } from './published-template.ts'

export const printTemplates = [
  listTemplates,
  openTemplate,
  createTemplate,
  saveTemplate,
  publishTemplate,
  removeTemplate,
  offeredTemplates,
]
