import type { PlatformDb } from '@signet/db'
import { sql } from 'kysely'
import type { ClockWork } from './clock-work.ts'

type Asked = Readonly<{ schemas: ReadonlyMap<string, string>; works: readonly ClockWork[]; now: string }>

export type DueWork = Readonly<{ tenant: string; place: number }>

/** Which of these works are due in which of these tenants: one cheap question for all of them. */
export async function dueWorks(db: PlatformDb, { schemas, works, now }: Asked): Promise<readonly DueWork[]> {
  if (schemas.size === 0) return []
  const questions = [...schemas].flatMap(([tenant, schema]) =>
    works.map(
      ({ table, isDue }, place) => sql`select ${tenant} as tenant, ${place}::int as place where exists (
        select from ${sql.id(schema, table)} where ${isDue(now)})`,
    ),
  )
  const { rows } = await sql<DueWork>`${sql.join(questions, sql` union all `)}`.execute(db)
  return rows
}
