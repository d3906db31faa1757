import type { Route } from '../../../http/serve.ts'
import { importAreas, previewAreaImport } from './import-areas.ts'

export { areaBatches, areaSheetName } from './area-batches.ts'

export const areaSheets: readonly Route[] = [previewAreaImport, importAreas]
