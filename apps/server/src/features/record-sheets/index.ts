import type { Route } from '../../http/serve.ts'
import { cancelImport, commitImport, currentImport, startImport } from './importing/control-import.ts'
import { previewImport } from './importing/preview-import.ts'
import { exportRecords, importErrors, linkOrganization, template } from './link-sheet.ts'
import { sendSheet } from './send-sheet.ts'

export { dueImports } from './importing/import-store.ts'
export { forgetSheets, resumeImports } from './importing/run-import.ts'

export const recordSheets: readonly Route[] = [
  exportRecords,
  template,
  startImport,
  currentImport,
  previewImport,
  commitImport,
  importErrors,
  cancelImport,
  linkOrganization,
  sendSheet,
]
