import type { Route } from '../../../http/serve.ts'
import { importSheet, previewImport } from './import-sheets.ts'

export { organizationBatches, sheetName } from './export-sheets.ts'

export const organizationSheets: readonly Route[] = [previewImport, importSheet]
