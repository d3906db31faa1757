import { contract } from '@signet/contract'
import { type Route, serve } from '../../../http/serve.ts'

export { areaBatches, areaSheetName } from './area-batches.ts'

// Loaded with the first import.

const previewAreaImport = serve(contract.areaAdministration.preview, async (call) =>
  (await import('./import-areas.ts')).previewAreaImport(call),
)

const importAreas = serve(contract.areaAdministration.import, async (call) =>
  (await import('./import-areas.ts')).importAreas(call),
)

export const areaSheets: readonly Route[] = [previewAreaImport, importAreas]
