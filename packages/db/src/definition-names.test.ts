import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateTenant, migrationsFolder } from './migrate.ts'
import { openTestDb, type TestDb } from './testing/index.ts'

const renaming = '0077_definition_names.sql'

let db: TestDb
let folder: string

beforeAll(async () => {
  db = await openTestDb()
  folder = await mkdtemp(join(tmpdir(), 'signet-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true, filter: (path) => !isLater(path) })
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await db.close()
})

function isLater(path: string): boolean {
  return /tenant\/\d{4}_/.test(path) && (path.split('/').at(-1) ?? '') >= renaming
}

const line = { id: 'l1', from: 'start', to: 'end', condition: 'lines > 1' }
const oldFlow = {
  version: 1,
  name: 'Leave',
  nodes: [{ id: 'start', kind: 'start' }],
  lines: [line],
  rules: {},
}
const newFlow = {
  version: 1,
  name: 'Leave',
  nodes: [{ id: 'start', kind: 'start' }],
  lines: [line],
  rules: {},
}
const branchTaken = '{"type":"branchTaken","node":"b","lines":["l1"]}'
const state = '{"tokens":[],"lines":["l1"]}'
const flowTests = [{ id: 't', choices: { lines: { b: ['l1'] } } }]
const recordEvent = { kind: 'record', form: 'm', deeds: ['added', 'deleted'], changed: [] }
const hook = { kind: 'webhook', isSigned: false, fields: [{ key: 'deeds', path: 'deeds', type: 'text' }] }
const notify = (formula: string) => [{ kind: 'notify', text: 'deeds', formula }]

async function storeOldShapes(tenant: string): Promise<void> {
  const json = (value: unknown) => JSON.stringify(value)
  await inTenant(tenant, [
    sql`insert into person (id, account, name, password_hash, created_at) values ('li', 'li', 'Li', '-', now())`,
    sql`insert into form (id, name, code, draft, main_table, changed_by, changed_at)
      values ('f', 'Form', 'f', '{}', 'f', 'li', now())`,
    sql`insert into form_version (id, form_id, version, definition, tables, published_by, published_at)
      values ('fv', 'f', 1, '{}', '[]', 'li', now())`,
    sql`insert into flow (id, name, code, icon, icon_color, form_id, draft, tests, is_changed, changed_by, changed_at)
      values ('w', 'Leave', 'w', '', '', 'f', ${json(oldFlow)}, ${json(flowTests)}, false, 'li', '2026-01-01T00:00:00Z')`,
    sql`insert into flow_version (id, flow_id, version, definition, form_version_id, published_by, published_at)
      values ('w1', 'w', 1, ${json(oldFlow)}, 'fv', 'li', now()), ('w2', 'w', 2, ${json(newFlow)}, 'fv', 'li', now())`,
    sql`insert into flow_case (id, flow_id, flow_version_id, record_id, starter_id, title, status, urgency, state, sequence, changed_at)
      values ('c', 'w', 'w1', 'r', 'li', 'Leave of Li', 'running', 'normal', ${state}, 1, now())`,
    sql`insert into flow_event (case_id, sequence, type, body, hash, at)
      values ('c', 1, 'branchTaken', ${branchTaken}, '\\x01', now())`,
    sql`insert into trigger (id, name, version, event_kind, hears, acts_as, changed_by, changed_at)
      values ('t', 'Count', 2, 'record', '{record:m:added}', 'li', 'li', now())`,
    sql`insert into trigger_version (trigger_id, version, definition, saved_by, saved_at) values
      ('t', 1, ${json({ event: recordEvent, condition: 'deed == "added"', actions: notify('indeed + deed') })}, 'li', now()),
      ('t', 2, ${json({ event: hook, condition: '', actions: notify('deed') })}, 'li', now())`,
    sql`insert into trigger_run (trigger_id, version, event, occurred_at)
      values ('t', 1, '{"deed":"added","deeds":"a value"}', now())`,
  ])
}

type Statement = ReturnType<typeof sql>

/** Runs statements in the schema of a tenant and returns the rows of the last one. */
function inTenant(tenant: string, statements: readonly Statement[]) {
  return db.platform.transaction().execute(async (tx) => {
    await sql`select set_config('search_path', ${`t_${tenant}`}, true)`.execute(tx)
    let rows: readonly unknown[] = []
    for (const statement of statements) rows = (await statement.execute(tx)).rows
    return rows
  })
}

test('definitions of the old shape get the new names, and nothing that a hash chain covers changes', async () => {
  await migrateTenant(db, 'old', folder)
  await storeOldShapes('old')
  await migrateTenant(db, 'old')

  const rows = (statement: Statement) => inTenant('old', [statement])
  expect(
    await rows(sql`select draft, tests, is_changed as changed, changed_at::date::text as at from flow`),
  ).toEqual([{ draft: newFlow, tests: flowTests, changed: false, at: '2026-01-01' }])
  expect(await rows(sql`select definition from flow_version order by version`)).toEqual([
    { definition: newFlow },
    { definition: newFlow },
  ])
  expect(await rows(sql`select body, state, encode(hash, 'hex') as hash from flow_event, flow_case`)).toEqual(
    [{ body: branchTaken, state, hash: '01' }],
  )

  const { deeds: changes, ...event } = recordEvent
  expect(await rows(sql`select definition from trigger_version order by version`)).toEqual([
    {
      definition: {
        event: { ...event, changes },
        condition: 'change == "added"',
        actions: notify('indeed + change'),
      },
    },
    { definition: { event: hook, condition: '', actions: notify('deed') } },
  ])
  expect(await rows(sql`select event from trigger_run`)).toEqual([
    { event: { change: 'added', deeds: 'a value' } },
  ])
})
