import type { Route } from '../../../http/serve.ts'
import { exportDefinitions, listDefinitions } from './export-definitions.ts'
import { importDefinitions, previewImport } from './import-definitions.ts'

export const definitionFiles: readonly Route[] = [
  listDefinitions,
  exportDefinitions,
  previewImport,
  importDefinitions,
]
