import { readFile } from 'node:fs/promises'
import type { FormDefinitionInput } from '@signet/form'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
let admin: Awaited<ReturnType<Office['as']>>
let formId: string
beforeAll(async () => {
  office = await openOffice()
  admin = await office.as('admin')
  formId = (await admin.formDesign.create({ ...design, code: 'person_file' })).id
  await admin.formDesign.publish({ id: formId })
})
afterAll(() => office.close())

const options = (...ids: string[]) => ({ options: ids.map((id) => ({ id, label: id })) })
const fields: FormDefinitionInput['fields'] = [
  { key: 'seat', kind: 'input', label: '工位', self: 'write' },
  { key: 'level', kind: 'number', label: '薪级' },
  { key: 'certified', kind: 'date', label: '取证日期' },
  { key: 'rank', kind: 'select', label: '职级', settings: options('p1', 'p2', 'p3') },
  { key: 'driver', kind: 'switch', label: '会开车' },
  { key: 'tongues', kind: 'checkbox', label: '语言', settings: options('en', 'fr', 'ja') },
  { key: 'photo', kind: 'file-upload', label: '照片' },
  { key: 'note', kind: 'rich-text', label: '备注' },
]
const definition = { version: 1, key: 'person_file', about: 'person', title: '员工档案', fields } as const
const design = { name: '员工档案', definition }

type Values = Readonly<{
  seat?: string
  level?: string
  certified?: string
  rank?: string
  driver?: boolean
  tongues?: readonly string[]
}>
const accounts = ['li', 'wang', 'zhao', 'chen', 'finance'] as const
type Account = (typeof accounts)[number]

async function save(account: Account, values: Values): Promise<void> {
  const id = office.company.people[account]
  const { record } = await admin.personnel.open({ id })
  await admin.personnel.save({ id, version: record?.version ?? 0, values: { ...empty, ...values } })
}
const empty = { seat: '', level: null, certified: null, rank: '', driver: false, tongues: [] }

let made = 0
async function createByRule(rule: string): Promise<string> {
  made += 1
  const names = { fullName: `规则${made}`, enCode: `attributes${made}` }
  return (await admin.organization.createGroup({ ...names, rule })).id
}

async function membersOf(groupId: string): Promise<readonly string[]> {
  const { list } = await admin.people.list({ groupId, pageSize: 100 })
  return list.map(({ account }) => account).sort()
}

test('rules can ask about single fields of personnel records, under their labels', async () => {
  const { list } = await admin.groups.attributes({})
  expect(list.map(({ key, label }) => [key, label])).toEqual([
    ['seat', '工位'],
    ['level', '薪级'],
    ['certified', '取证日期'],
    ['rank', '职级'],
    ['driver', '会开车'],
    ['tongues', '语言'],
  ])
  expect(await refusalOf((await office.as('li')).groups.attributes({}))).toBe('session.administratorsOnly')
  expect(await refusalOf(createByRule('attribute_photo == null'))).toBe('organization.ruleWrong')
  expect(await refusalOf(createByRule("attribute_level == 'high'"))).toBe('organization.ruleWrong')
  const elsewhere = await office.other.as('admin')
  expect((await elsewhere.groups.attributes({})).list).toEqual([])
})

test('a member comes and leaves with the record, also when they write it themselves', async () => {
  await save('li', { rank: 'p3' })
  const [byRank, bySeat] = [
    await createByRule("attribute_rank in ['p2', 'p3']"),
    await createByRule("startsWith(attribute_seat, 'A-')"),
  ]
  expect(await membersOf(byRank)).toEqual(['li'])
  expect(await membersOf(bySeat)).toEqual([])

  const preview = (rule: string) => admin.groups.previewRule({ id: bySeat, rule })
  expect((await preview("attribute_seat == 'A'")).selfWritten).toEqual(['工位'])
  expect((await preview('attribute_level > 1')).selfWritten).toEqual([])
  const li = await office.as('li')
  const { record } = await li.personnel.own()
  await li.personnel.saveOwn({ version: record?.version ?? 0, values: { seat: 'A-7' } })
  expect(await membersOf(bySeat)).toEqual(['li'])
  await save('li', { rank: 'p1' })
  expect(await membersOf(byRank)).toEqual([])
  expect(await membersOf(bySeat)).toEqual([])
})

type Condition = Readonly<{ rule: string; isTrue: (values: Values) => boolean }>
const conditions: readonly Condition[] = [
  { rule: "contains(attribute_seat, '1')", isTrue: ({ seat = '' }) => seat.includes('1') },
  { rule: 'attribute_level >= 3', isTrue: ({ level }) => level !== undefined && Number(level) >= 3 },
  {
    rule: "attribute_certified < date('2026-01-01')",
    isTrue: ({ certified }) => certified !== undefined && certified < '2026-01-01',
  },
  { rule: "attribute_rank in ['p1', 'p2']", isTrue: ({ rank }) => rank === 'p1' || rank === 'p2' },
  { rule: 'attribute_driver', isTrue: ({ driver }) => driver === true },
  { rule: "'en' in attribute_tongues", isTrue: ({ tongues }) => tongues?.includes('en') === true },
]
const valuesArbitrary: fc.Arbitrary<Values> = fc.record(
  {
    seat: fc.constantFrom('A-1', 'B-2'),
    level: fc.integer({ min: 1, max: 5 }).map(String),
    certified: fc.constantFrom('2025-12-31', '2026-01-01'),
    rank: fc.constantFrom('p1', 'p2', 'p3'),
    driver: fc.boolean(),
    tongues: fc.subarray(['en', 'fr', 'ja']),
  },
  { requiredKeys: [] },
)
const ruleArbitrary = fc
  .tuple(fc.constantFrom(...conditions), fc.constantFrom(...conditions), fc.constantFrom('&&', '||'))
  .map(([one, other, sign]): Condition => {
    const isTrue = (values: Values) =>
      sign === '&&' ? one.isTrue(values) && other.isTrue(values) : one.isTrue(values) || other.isTrue(values)
    return { rule: `(${one.rule}) ${sign} (${other.rule})`, isTrue }
  })

test('the preview names exactly those who come and leave, as checking each person by hand does', async () => {
  for (const account of accounts) await save(account, {})
  const records = new Map<Account, Values>()
  const id = await createByRule("account == 'li'")
  let before: readonly string[] = ['li']
  const nameOf = (account: string) => {
    const directory = office.app.server.directories.of('demo')
    return directory.then((found) => found.personByAccount(account)?.name ?? '')
  }
  const namesOf = async (all: readonly string[]) => (await Promise.all(all.map(nameOf))).sort()

  await fc.assert(
    fc.asyncProperty(
      ruleArbitrary,
      fc.constantFrom(...accounts),
      valuesArbitrary,
      async ({ rule, isTrue }, account, values) => {
        await save(account, values)
        records.set(account, values)
        before = await membersOf(id)
        const expected = accounts.filter((one) => isTrue(records.get(one) ?? {})).sort()
        const { comes, leaves, members } = await admin.groups.previewRule({ id, rule })
        expect(members).toBe(expected.length)
        expect(comes.list.map(({ name }) => name).sort()).toEqual(
          await namesOf(expected.filter((one) => !before.includes(one))),
        )
        expect(leaves.list.map(({ name }) => name).sort()).toEqual(
          await namesOf(before.filter((one) => !expected.some((other) => other === one))),
        )

        const { version } = await admin.groups.open({ id })
        await admin.groups.setRule({ id, version, rule })
        expect(await membersOf(id)).toEqual(expected)
      },
    ),
    { numRuns: 25 },
  )
})

test('a field that a rule asks about is removed only after its groups are shown, and comes back empty', async () => {
  await save('wang', { level: '5' })
  const id = await createByRule('attribute_level > 4')
  expect(await membersOf(id)).toEqual(['wang'])
  const { list } = await admin.designLife.dependents({ kind: 'form', id: formId })
  expect(list.find(({ kind }) => kind === 'groupRule')?.count).toBeGreaterThan(0)
  expect(
    await refusalOf(
      admin.designLife.changeAvailability({ kind: 'form', id: formId, availability: 'deleted' }),
    ),
  ).toBe('design.inUse')

  const without = { ...definition, fields: fields.filter(({ key }) => key !== 'level') }
  await admin.formDesign.save({ ...design, id: formId, definition: without })
  const { findings } = await admin.formDesign.previewRelease({ id: formId })
  const finding = findings.find(({ code }) => code === 'askedByRules')
  expect(finding).toMatchObject({ severity: 'red', parts: ['level'] })
  expect(finding?.message).toContain(`规则${made}`)
  expect(await refusalOf(admin.formDesign.publish({ id: formId }))).toBe('design.reasonNeeded')
  await admin.formDesign.publish({ id: formId, reason: '不再使用' })
  expect(await membersOf(id)).toEqual([])

  await admin.formDesign.save({ ...design, id: formId, definition })
  await admin.formDesign.publish({ id: formId })
  expect(await membersOf(id)).toEqual([])
  await save('wang', { level: '5' })
  expect(await membersOf(id)).toEqual(['wang'])
})

test('while the form is archived no one is in groups that ask about it', async () => {
  await save('chen', { seat: 'Z-9' })
  const id = await createByRule("attribute_seat == 'Z-9'")
  expect(await membersOf(id)).toEqual(['chen'])
  const put = (availability: 'archived' | 'inUse') =>
    admin.designLife.changeAvailability({ kind: 'form', id: formId, availability })
  await put('archived')
  expect(await membersOf(id)).toEqual([])
  await put('inUse')
  expect(await membersOf(id)).toEqual(['chen'])
})

test('the migration takes over records that exist as saving them does', async () => {
  await save('chen', { seat: 'A-7', level: '12.50', certified: '2026-03-01', rank: 'p2', driver: true })
  await save('wang', { tongues: ['en', 'ja'] })
  const db = office.db.tenant('demo')
  const facts = () => db.selectFrom('personFact').orderBy('personId').selectAll().execute()
  const saved = await facts()
  expect(saved.length).toBeGreaterThanOrEqual(2)
  const folder = '../../../../../../packages/db/migrations/tenant'
  const migration = await readFile(new URL(`${folder}/0198_person_fact.sql`, import.meta.url), 'utf8')
  await db.deleteFrom('personFact').execute()
  await db.transaction().execute(async (tx) => {
    await sql`set local search_path to t_demo, extensions`.execute(tx)
    await sql.raw(migration.slice(migration.indexOf('do $$'))).execute(tx)
  })
  expect(await facts()).toEqual(saved)
})
