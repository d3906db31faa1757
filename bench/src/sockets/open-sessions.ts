import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'

export type Session = Readonly<{ person: string; token: string }>

/** Gives each person a session, as signing in does without its hashing of passwords. */
export async function openSessions(pool: pg.Pool, people: number): Promise<readonly Session[]> {
  const { rows: tenants } = await pool.query<{ code: string }>('select code from platform.tenant limit 1')
  const code = tenants[0]?.code ?? ''
  const { rows } = await pool.query<{ id: string }>(
    `select id from t_${code}.person where account <> 'admin' order by account limit $1`,
    [people],
  )
  const sessions = rows.map(({ id: person }) => ({ person, token: randomBytes(32).toString('base64url') }))
  await pool.query(
    `insert into platform.session
       (token_hash, tenant_code, person_id, device, created_at, last_seen_at, confirmed_at, expires_at)
     select hash, $1, person, 'web', now(), now(), now(), now() + interval '1 day'
     from unnest($2::bytea[], $3::text[]) as given (hash, person)`,
    [
      code,
      sessions.map(({ token }) => createHash('sha256').update(token).digest()),
      sessions.map(({ person }) => person),
    ],
  )
  return sessions
}
