export { createTenant, defaultTenant, listTenants, type Tenant, tenantExists } from './create-tenant.ts'
export { isFirstRun, newFirstRunCode, refuseFirstRun } from './first-run.ts'
