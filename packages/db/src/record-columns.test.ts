import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateTenant, migrationsFolder } from './migrate.ts'
import { openTestDb, type TestDb } from './testing/index.ts'

let db: TestDb
let folder: string
beforeAll(async () => {
  db = await openTestDb()
  folder = await mkdtemp(join(tmpdir(), 'signet-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  for (const name of await readdir(join(folder, 'tenant')))
    if (name >= '0013') await rm(join(folder, 'tenant', name))
})
afterAll(async () => {
  await db.close()
  await rm(folder, { recursive: true })
})

test('records that were made before keep their values and learn who made them, where, and with which case', async () => {
  const tenant = db.tenant('older')
  await migrateTenant(db, 'older', folder)
  await sql`
    insert into t_older.person (id, account, name, password_hash, created_at) values ('li', 'li', 'Li', '', now());
    insert into t_older.form (id, name, code, draft, main_table, published_version, changed_by, changed_at)
      values ('trip', 'Trip', 'trip', '{}', 'form_trip', 1, 'li', now()),
             ('draft', 'Draft', 'draft', '{}', 'form_draft', null, 'li', now());
    insert into t_older.form_version (id, form_id, version, definition, tables, published_by, published_at)
      values ('v', 'trip', 1, '{}', '[]', 'li', now());
    insert into t_older.flow (id, name, code, icon, icon_color, form_id, draft, changed_by, changed_at)
      values ('flow', 'Flow', 'flow', '', '', 'trip', '{}', 'li', now());
    insert into t_older.flow_version (id, flow_id, version, definition, form_version_id, published_by, published_at)
      values ('fv', 'flow', 1, '{}', 'v', 'li', now());
    insert into t_older.flow_case (id, flow_id, flow_version_id, record_id, starter_id, department_id, title, status,
      urgency, state, sequence, changed_at)
      values ('case', 'flow', 'fv', 'record', 'li', 'research', '', 'running', 'normal', '{}', 1, now());
    create table t_older.form_trip (id text primary key, _created_at timestamptz not null,
      _changed_at timestamptz not null, f_where text);
    insert into t_older.form_trip values ('record', now(), now(), 'Hangzhou'), ('alone', now(), now(), 'Suzhou')`.execute(
    tenant,
  )

  await migrateTenant(db, 'older')

  const { rows } = await sql`select id, f_where as place, _version as version, _created_by as author,
    _organization_id as department, _case_id as "caseId", _deleted_at as gone from t_older.form_trip order by id`.execute(
    tenant,
  )
  const unknown = { author: null, department: null, caseId: null }
  expect(rows).toEqual([
    { id: 'alone', place: 'Suzhou', version: 1, ...unknown, gone: null },
    {
      id: 'record',
      place: 'Hangzhou',
      version: 1,
      author: 'li',
      department: 'research',
      caseId: 'case',
      gone: null,
    },
  ])
})
