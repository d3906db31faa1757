import type { Route } from '../../http/serve.ts'
import { cancelImport, commitImport, currentImport, startImport } from './importing/control-import.ts'
import { previewImport } from './importing/preview-import.ts'
import { exportRecords, importErrors, linkAreas, linkOrganization, template } from './link-sheet.ts'
import { sendSheet } from './send-sheet.ts'

export { openCallFor } from './acting-for.ts'
export { type Importable, openImportable } from './importable.ts'
export { problemWords } from './importing/import-problems.ts'
export { RowProblem } from './importing/import-row-store.ts'
export { dueImports } from './importing/import-store.ts'
export { type JudgedLine, judgeLines } from './importing/judge-lines.ts'
export { parseRecords } from './importing/parse-records.ts'
export { createDuplicateFinder } from './importing/read-import.ts'
export { forgetSheets, resumeImports } from './importing/run-import.ts'
export { storeLines } from './importing/store-lines.ts'
export type { SheetColumn } from './sheet-columns.ts'

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
  linkAreas,
  sendSheet,
]
