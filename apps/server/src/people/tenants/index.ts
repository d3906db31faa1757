export { createTenant, defaultTenant, listTenants, type Tenant, tenantExists } from './create-tenant.ts'
