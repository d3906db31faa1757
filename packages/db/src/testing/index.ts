export { openTestDb, type TestDb } from './open-test-db.ts'
export type { Mould } from './prepare-template.ts'
export { startTestServer, type TestServer } from './start-test-server.ts'
export { faultAt, type Statement, watchFlights } from './watch-flights.ts'
