/** The server as a library, for programs that run a whole one in their own process, such as the bench. */

export { compareReadTables } from '../cases/rebuilding/compare-read-tables.ts'
export { type Clock, isoOf } from '../clock/clock.ts'
export { type App, createApp } from '../create-app.ts'
export { foundCompany } from '../features/company/organization/index.ts'
export { streamCaseHistories } from '../features/evidence/index.ts'
export { createTenant } from '../people/tenants/index.ts'
export { askInProcess } from '../seed/people-at-work.ts'
