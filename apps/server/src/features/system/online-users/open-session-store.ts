import { newestFirst, type PlatformDb, totalOf } from '@signet/db'
import { sql } from 'kysely'
import type { PageRange } from '../../../http/page.ts'

type Asked = Readonly<{
  tenant: string
  now: string
  /** Sessions of each class of device that were seen since. */
  seenSince: Readonly<Record<'web' | 'app', string>>
  device: 'web' | 'app' | undefined
  /** Undefined for everybody. */
  personIds: readonly string[] | undefined
  /** Undefined for all sessions. */
  ids: readonly string[] | undefined
}>

/** Returns a page of sessions that are neither ended nor too old, the latest call first. */
export async function openSessionPage(db: PlatformDb, asked: Asked, range: PageRange) {
  const { tenant, now, seenSince, device, personIds, ids } = asked
  const open = db
    .selectFrom((from) =>
      from
        .selectFrom('session')
        .where('tenantCode', '=', tenant)
        .where('endedAt', 'is', null)
        .where('viewerId', 'is', null)
        .where('expiresAt', '>', now)
        .where(({ eb, or, and }) =>
          or(
            (['web', 'app'] as const).map((one) =>
              and([eb('device', '=', one), eb('lastSeenAt', '>', seenSince[one])]),
            ),
          ),
        )
        .$if(device !== undefined, (query) => query.where('device', '=', device ?? 'web'))
        .$if(personIds !== undefined, (query) => query.where('personId', 'in', [...(personIds ?? []), '']))
        .select(sql<string>`encode(token_hash, 'hex')`.as('id'))
        .select(['personId', 'device', 'createdAt', 'lastSeenAt'])
        .as('open'),
    )
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? []), '']))
  const rows = await open
    .select(['id', 'personId', 'device', 'createdAt', 'lastSeenAt'])
    .$call(newestFirst(range, { at: 'lastSeenAt' }))
    .execute()
  return { rows, total: await totalOf(db, range, open) }
}

const sha256 = /^[0-9a-f]{64}$/

/** Whether a tenant has this session, and it is not over. */
export async function isOpenIn(db: PlatformDb, tenant: string, session: string): Promise<boolean> {
  if (!sha256.test(session)) return false
  const found = await db
    .selectFrom('session')
    .where('tokenHash', '=', Buffer.from(session, 'hex'))
    .where('tenantCode', '=', tenant)
    .where('endedAt', 'is', null)
    .select('personId')
    .executeTakeFirst()
  return found !== undefined
}
