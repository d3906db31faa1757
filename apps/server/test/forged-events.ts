import type { TenantDb } from '@signet/db'
import { betweenBodies, bytesOfHash } from '../src/cases/store/event-store.ts'

type EventPlace = Readonly<{ caseId: string; sequence: number }>

/** Changes the stored text of one event behind the back of the product; undefined removes it with its hash. */
export async function forgeEvent(
  db: TenantDb,
  { caseId, sequence }: EventPlace,
  forge: (body: string) => string | undefined,
): Promise<void> {
  const row = await db
    .selectFrom('flowEvent')
    .where('caseId', '=', caseId)
    .where('sequence', '<=', sequence)
    .orderBy('sequence', 'desc')
    .selectAll()
    .executeTakeFirstOrThrow()
  const events = row.body.split(betweenBodies).map((body, at) => ({
    body: row.sequence + at === sequence ? forge(body) : body,
    hash: row.hash.subarray(at * bytesOfHash, (at + 1) * bytesOfHash),
  }))
  const left = events.filter(({ body }) => body !== undefined)
  await db
    .updateTable('flowEvent')
    .set({
      body: left.map(({ body }) => body).join(betweenBodies),
      hash: Buffer.concat(left.map(({ hash }) => hash)),
    })
    .where('caseId', '=', caseId)
    .where('sequence', '=', row.sequence)
    .execute()
}
