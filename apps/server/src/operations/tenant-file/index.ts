export { type Exported, exportTenant } from './export-tenant.ts'
export { type Imported, importTenant } from './import-tenant.ts'
