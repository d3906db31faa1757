import type { Server } from '../../server.ts'
import { forgetImports, openImports } from './import-store.ts'
import { runImport } from './run-import.ts'
import { forgetTickets } from './ticket-store.ts'

/** Resumes imports of dead nodes and deletes expired ones. */
export async function sweepImports(
  server: Server,
  tenant: string,
  { now, weekAgo }: Readonly<{ now: string; weekAgo: string }>,
): Promise<void> {
  const db = server.db.tenant(tenant)
  await forgetTickets(db, now)
  await forgetImports(db, weekAgo)
  for (const id of await openImports(db, now)) await runImport(server, tenant, id)
}
