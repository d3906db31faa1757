export {
  createTenant,
  defaultTenant,
  isOpenTenant,
  listTenants,
  type Tenant,
  tenantExists,
  workingTenants,
} from './create-tenant.ts'
export { isFirstRun, newFirstRunCode, refuseFirstRun } from './first-run.ts'
export { openTenants, refuseTooManyPeople, type Tenants, usageIn } from './open-tenants.ts'
export { registerTenant } from './register-tenant.ts'
