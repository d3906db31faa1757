export { createTenant } from './create-tenant.ts'
export { defaultTenant, listTenants, type Tenant, tenantExists } from './tenant-store.ts'
