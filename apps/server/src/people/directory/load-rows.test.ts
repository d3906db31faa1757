import type { Reader, Tx } from '@signet/db'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../../../test/index.ts'
import { inSavepoint } from '../../http/row-of-many.ts'
import { forgetOldChanges } from './changes-since.ts'
import { createSnapshot } from './create-snapshot.ts'
import { type LoadedRows, loadRows } from './load-rows.ts'
import { saveFacts } from './rule-groups/attribute-store.ts'
import type { Membership, Snapshot } from './snapshot.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  await askAboutRecords()
})
afterAll(() => office.close())

/** A group by a rule that asks about personnel records, so that they are read with the organization. */
async function askAboutRecords(): Promise<void> {
  const admin = await office.as('admin')
  const fields = [
    { key: 'level', kind: 'number', label: '薪级' },
    { key: 'isDriver', kind: 'switch', label: '会开车' },
  ]
  const definition = { version: 1, key: 'person_file', about: 'person', title: '档案', fields } as const
  const { id } = await admin.formDesign.create({ name: '档案', code: 'person_file', definition })
  await admin.formDesign.publish({ id })
  const rule = 'attribute_level > 20 || attribute_isDriver'
  await admin.organization.createGroup({ fullName: '司机', enCode: 'drivers', rule })
}

const db = () => office.db.tenant('demo')

/** Reads in a snapshot, as the directory does. */
function load(before?: LoadedRows): Promise<LoadedRows> {
  return db()
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx: Reader) => loadRows(tx, '2026-03-02', before))
}

/** Rows of memberships have no order of their own. */
function comparable({ rows }: LoadedRows) {
  const sorted = (members: readonly Membership[]) =>
    members.map(({ setId, personId }) => `${setId} ${personId}`).sort()
  const { postHolders, roleMembers, groupMembers, ...rest } = rows
  return {
    ...rest,
    postHolders: sorted(postHolders),
    roleMembers: sorted(roleMembers),
    groupMembers: sorted(groupMembers),
  }
}

/** Who holds what and is found by what, as the lookups say that are brought up to date. */
function lookedUp(directory: Snapshot) {
  const { posts, roles, groups, people, organizations, holdersOf, positionsOf, rolesOf } = directory
  const holders = (kind: 'position' | 'role' | 'group' | 'department', ids: Iterable<string>) =>
    [...ids].map((id) => [id, holdersOf({ kind, id })])
  return {
    size: people.size,
    posts: holders('position', posts.keys()),
    roles: holders('role', roles.keys()),
    groups: holders('group', groups.keys()),
    departments: holders('department', organizations.keys()),
    people: [...people].map(([id, { account, name, mobilePhone }]) => ({
      id,
      positions: [...positionsOf(id)].sort(),
      roles: rolesOf(id)
        .map((role) => role.id)
        .sort(),
      has: people.has(id),
      name,
      byAccount: directory.personByAccount(account)?.id,
      byPhone: directory.personByPhone(mobilePhone)?.id,
    })),
    gone: [people.has('nothing'), directory.personByPhone(''), directory.personByAccount('nothing')],
  }
}

type Change = Readonly<{ kind: keyof typeof changes; who: number; at: number }>
const accounts = ['li', 'wang', 'zhao', 'chen', 'employee'] as const
const personOf = (who: number) => office.company.people[accounts[who % accounts.length] ?? 'li']
let made = 0

const changes = {
  number: (tx: Tx, { who, at }: Change) => update(tx, who, { employeeNumber: `n${at}` }),
  rename: (tx: Tx, { who, at }: Change) => update(tx, who, { name: `张${at}`, pinyin: `zhang${at % 3} z` }),
  disable: (tx: Tx, { who, at }: Change) => update(tx, who, { isEnabled: at % 2 === 0 }),
  manager: (tx: Tx, { who }: Change) => update(tx, who, { managerId: office.company.people.director }),
  join: async (tx: Tx, { at }: Change) => {
    made += 1
    const person = { id: `made${made}`, account: `made${made}`, name: '新', pinyin: `xin${at} x` }
    const now = new Date(0).toISOString()
    await tx
      .insertInto('person')
      .values({ ...person, passwordHash: '', createdAt: now, passwordChangedAt: now })
      .execute()
  },
  forget: async (tx: Tx) => {
    await tx.deleteFrom('person').where('id', '=', `made${made}`).execute()
  },
  leavePost: async (tx: Tx, { who }: Change) => {
    await tx.deleteFrom('postHolder').where('personId', '=', personOf(who)).execute()
  },
  takePost: async (tx: Tx, { who, at }: Change) => {
    const posts = Object.values(office.company.posts)
    const row = { postId: posts[at % posts.length] ?? '', personId: personOf(who) }
    await tx
      .insertInto('postHolder')
      .values(row)
      .onConflict((one) => one.doNothing())
      .execute()
  },
  fact: async (tx: Tx, { who, at }: Change) => {
    const facts = at % 3 === 0 ? {} : { level: String(at), isDriver: at % 2 === 0 }
    await saveFacts(tx, { personId: personOf(who), facts })
  },
  swapRole: async (tx: Tx, { who }: Change) => {
    const roleId = office.company.roles.cashier
    await tx.deleteFrom('roleMember').where('roleId', '=', roleId).execute()
    await tx
      .insertInto('roleMember')
      .values({ roleId, personId: personOf(who) })
      .execute()
  },
} as const

async function update(tx: Tx, who: number, columns: Record<string, unknown>): Promise<void> {
  await tx.updateTable('person').set(columns).where('id', '=', personOf(who)).execute()
}

const change = fc.record({
  kind: fc.constantFrom(...(Object.keys(changes) as (keyof typeof changes)[])),
  who: fc.nat(4),
  at: fc.nat(50),
})

test('after any changes, what is read again is what a whole reading finds', async () => {
  let before = await load()
  let directory = createSnapshot(before.rows)
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (wanted) => {
      await db()
        .transaction()
        .execute(async (tx) => {
          for (const one of wanted) await inSavepoint(tx, () => changes[one.kind](tx, one))
        })
      before = await load(before)
      directory = createSnapshot(before.rows, { snapshot: directory, changed: before.changed })
      const whole = await load()
      expect(comparable(before)).toEqual(comparable(whole))
      expect(lookedUp(directory)).toEqual(lookedUp(createSnapshot(whole.rows)))
    }),
    { numRuns: 60 },
  )
})

test('a change that was under way during the last reading is seen when it is over', async () => {
  const [written, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const change = db()
    .transaction()
    .execute(async (tx) => {
      await inSavepoint(tx, () => changes.number(tx, { kind: 'number', who: 0, at: 77 }))
      written.resolve()
      await finished.promise
    })
  await written.promise
  await db()
    .transaction()
    .execute((tx) => changes.number(tx, { kind: 'number', who: 1, at: 78 }))
  const before = await load()
  const numberOf = ({ rows }: LoadedRows, who: number) =>
    rows.people.find(({ id }) => id === personOf(who))?.employeeNumber
  expect([numberOf(before, 0), numberOf(before, 1)]).not.toContain('n77')
  finished.resolve()
  await change
  expect(numberOf(await load(before), 0)).toBe('n77')
})

test('people who did not change are the same objects, so that nothing else is built again', async () => {
  const before = await loadSettled()
  await db()
    .transaction()
    .execute((tx) => changes.number(tx, { kind: 'number', who: 0, at: 99 }))
  const after = await load(before)
  const others = after.rows.people.filter(({ id }) => id !== personOf(0))
  expect(others.every((person) => before.rows.people.includes(person))).toBe(true)
  expect(after.rows.postHolders).toBe(before.rows.postHolders)
})

/** Loads when every transaction up to now is over: of the whole server, so also those of tests beside this one. */
async function loadSettled(): Promise<LoadedRows> {
  const { rows } = await sql<{ last: string }>`select pg_current_xact_id()::text as last`.execute(db())
  const last = BigInt(rows[0]?.last ?? 0)
  await expect.poll(async () => BigInt((await load()).since) > last).toBe(true)
  return load()
}

test('after old changes are forgotten, a node that has not read since reads everything again', async () => {
  const before = await load()
  await db()
    .transaction()
    .execute((tx) => changes.number(tx, { kind: 'number', who: 0, at: 55 }))
  await forgetOldChanges(db(), '9999-01-01T00:00:00Z')
  const again = await load(before)
  expect(again.changed).toBe(undefined)
  expect(again.rows.people.find(({ id }) => id === personOf(0))?.employeeNumber).toBe('n55')
  const settled = await loadSettled()
  expect((await load(settled)).changed).toEqual(new Set())
})
