import type { Route } from '../../http/serve.ts'
import { cancelImport } from './cancel-import.ts'
import { commitImport } from './commit-import.ts'
import { currentImport } from './current-import.ts'
import { exportRecords } from './export-records.ts'
import { importErrors } from './import-errors.ts'
import { previewImport } from './preview-import.ts'
import { sendSheet } from './send-sheet.ts'
import { startImport } from './start-import.ts'
import { template } from './template.ts'

export { sweepImports } from './sweep-imports.ts'

export const recordSheets: readonly Route[] = [
  exportRecords,
  template,
  startImport,
  currentImport,
  previewImport,
  commitImport,
  importErrors,
  cancelImport,
  sendSheet,
]
