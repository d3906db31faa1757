import type { FormDefinitionInput } from '@signet/form'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sheetsOf, workbook } from '../../../../test/company-sheets.ts'
import { type Office, openOffice, refusalOf, uploaded, whileFactsWait } from '../../../../test/index.ts'
import { breakStatements, countStatements, mendStatements } from '../../../../test/statement-faults.ts'

let office: Office
let admin: Awaited<ReturnType<Office['as']>>
let formId: string
beforeAll(async () => {
  office = await openOffice()
  admin = await office.as('admin')
})
afterAll(() => office.close())

const fields: FormDefinitionInput['fields'] = [
  {
    key: 'seat',
    kind: 'input',
    label: { 'zh-CN': '工位', 'en-US': 'Seat' },
    self: 'write',
    colleagues: true,
  },
  {
    key: 'salary',
    kind: 'number',
    label: '薪级',
    required: true,
    checks: [{ formula: 'salary <= 20', message: '最高 20 级' }],
  },
  { key: 'contract', kind: 'file-upload', label: '合同', self: 'read' },
  {
    key: 'schools',
    kind: 'sub-table',
    label: '教育经历',
    self: 'write',
    fields: [{ key: 'school', kind: 'input', label: '学校' }],
  },
]
const definition = { version: 1, key: 'person_file', about: 'person', title: '员工档案', fields } as const
const design = { name: '员工档案', definition }
const idOf = (account: 'li' | 'wang' | 'finance') => office.company.people[account]

test('without a form there is no record, and nothing can be saved', async () => {
  expect(await admin.personnel.open({ id: idOf('li') })).toEqual({ record: null })
  expect(await refusalOf(admin.personnel.save({ id: idOf('li'), version: 0, values: {} }))).toBe(
    'personnel.noForm',
  )
})

test('the company designs one form about people, which has neither list nor flow', async () => {
  formId = (await admin.formDesign.create({ ...design, code: 'person_file' })).id
  const second = { ...design, code: 'other', definition: { ...definition, key: 'other' } }
  expect(await refusalOf(admin.formDesign.create(second))).toBe('design.codeTaken')
  await admin.formDesign.publish({ id: formId })

  const listed = async (of: 'forms' | 'dataViews' | 'aboutPeople') =>
    (await admin.formDesign.list({ of })).list.map(({ id }) => id)
  expect(await listed('aboutPeople')).toEqual([formId])
  expect([...(await listed('forms')), ...(await listed('dataViews'))]).not.toContain(formId)
  expect(await refusalOf(admin.listDesign.open({ id: formId }))).toBe('design.notFound')
  const flow = { name: '调薪', code: 'raise', formId, definition: { version: 1, nodes: [], lines: [] } }
  expect(await refusalOf(admin.flowDesign.create(flow))).toBe('design.notFound')
  const { about: _about, ...plain } = definition
  expect(await refusalOf(admin.formDesign.save({ ...design, id: formId, definition: plain }))).toBe(
    'design.invalid',
  )
})

test('an administrator keeps the record, whose rules the server checks', async () => {
  const id = idOf('li')
  const values = { seat: 'A-12', salary: '21', schools: [{ id: 'r1', school: '同济大学' }] }
  const refused = admin.personnel.save({ id, version: 0, values })
  await expect(refused).rejects.toMatchObject({ code: 'form.valuesRefused' })
  expect(await refusalOf(admin.personnel.save({ id, version: 0, values: { seat: 'A' } }))).toBe(
    'form.valuesRefused',
  )

  await admin.personnel.save({ id, version: 0, values: { ...values, salary: '7' } })
  const { record } = await admin.personnel.open({ id })
  expect(record).toMatchObject({ version: 1, values: { seat: 'A-12', salary: '7' } })
  expect(await refusalOf(admin.personnel.save({ id, version: 0, values }))).toBe('personnel.changedMeanwhile')
  expect(await refusalOf(admin.personnel.save({ id: 'nobody', version: 0, values }))).toBe(
    'organization.notFound',
  )
})

test('of two who save at once, the second learns of it', async () => {
  const save = (seat: string) =>
    admin.personnel.save({ id: idOf('wang'), version: 0, values: { seat, salary: '3' } })
  const answers = await Promise.allSettled([save('B-1'), save('B-2')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('people see and change of their own record what its design gives them', async () => {
  const li = await office.as('li')
  const { record } = await li.personnel.own()
  expect(record?.values).toEqual({
    seat: 'A-12',
    contract: [],
    schools: [{ id: 'r1', school: '同济大学' }],
  })
  expect(record?.rights).toMatchObject({ seat: 'write', contract: 'read', schools: 'write' })
  expect(JSON.stringify(record?.form)).not.toContain('薪级')

  const contract = [{ fileId: 'x', name: 'x.pdf', size: 1 }]
  const wishes = { seat: 'C-3', salary: '20', contract }
  const { ignored } = await li.personnel.saveOwn({ version: record?.version ?? 0, values: wishes })
  expect(ignored).toEqual(['salary', 'contract'])
  expect((await admin.personnel.open({ id: idOf('li') })).record?.values).toMatchObject({
    seat: 'C-3',
    salary: '7',
  })
})

test('the first record that a person writes needs nothing that only others fill', async () => {
  const finance = await office.as('finance')
  await finance.personnel.saveOwn({ version: 0, values: { seat: 'F-1' } })
  expect((await admin.personnel.open({ id: idOf('finance') })).record?.values).toMatchObject({ seat: 'F-1' })
})

test('a card shows colleagues the fields that are meant for them', async () => {
  const wang = await office.as('wang', { 'Accept-Language': 'en-US' })
  const card = await wang.contacts.card({ id: idOf('li') })
  expect(card).toMatchObject({ person: { name: '李伟' }, departments: [{ name: '云杉科技/研发部' }] })
  expect(card.fields).toEqual([{ label: 'Seat', text: 'C-3' }])
  expect(await refusalOf(wang.contacts.card({ id: 'nobody' }))).toBe('organization.notFound')
})

test('files of a record open to those who see their field', async () => {
  const fileId = await uploaded(office, 'admin', 'contract.txt')
  const id = idOf('li')
  const { record } = await admin.personnel.open({ id })
  const version = record?.version ?? 0
  const contract = [{ fileId, name: 'contract.txt', size: 6 }]
  await admin.personnel.save({ id, version, values: { contract } })

  expect(await (await office.as('li')).files.describe({ fileId })).toMatchObject({ name: 'contract.txt' })
  expect(await refusalOf((await office.as('wang')).files.describe({ fileId }))).toBe('files.notFound')
})

test('administrators of a part keep records of their people only, and nobody else keeps any', async () => {
  const { people, departments } = office.company
  await admin.grades.create({
    name: '研发管理员',
    areas: ['people'],
    isWhole: false,
    organizationIds: [departments.research],
    circleIds: [],
    personIds: [people.manager],
  })
  const manager = await office.as('manager')
  const { record } = await manager.personnel.open({ id: idOf('li') })
  const save = (id: string, version: number) =>
    manager.personnel.save({ id, version, values: { salary: '8' } })
  await save(idOf('li'), record?.version ?? 0)
  expect(await refusalOf(save(idOf('finance'), 0))).toBe('grades.notYours')
  expect(await refusalOf(manager.personnel.open({ id: people.finance }))).toBe('grades.notYours')

  const wang = await office.as('wang')
  expect(await refusalOf(wang.personnel.open({ id: idOf('li') }))).toBe('session.administratorsOnly')
})

test.each([
  ['a field that does not exist', { nothing: 'x' }],
  ['a list for a text', { seat: ['a'] }],
  ['an object for a number', { salary: {} }],
  ['a text for rows', { schools: 'x' }],
])('%s is refused', async (_what, values) => {
  const { record } = await admin.personnel.open({ id: idOf('li') })
  const wrong = admin.personnel.save({ id: idOf('li'), version: record?.version ?? 0, values })
  await expect(wrong).rejects.toMatchObject({ code: 'form.valuesRefused' })
})

test('the list of people has key fields as columns and finds by them', async () => {
  const [seat, ...others] = fields
  const shown = [{ ...seat, inList: true }, ...others] as FormDefinitionInput['fields']
  await admin.formDesign.save({ ...design, id: formId, definition: { ...definition, fields: shown } })
  await admin.formDesign.publish({ id: formId })

  const { columns, list } = await admin.people.list({ keyword: 'c-3' })
  expect(columns).toEqual([{ path: 'seat', label: '工位' }])
  expect(list).toMatchObject([{ account: 'li', texts: { seat: 'C-3' } }])
  const manager = await office.as('manager')
  expect((await manager.people.list({ keyword: 'F-1' })).list).toEqual([])
})

const sheets = () => sheetsOf(office)
const rows = [
  ['账号', '姓名', '工位', '薪级', '学校'],
  ['wang', '王芳', 'D-4', '5', '不读'],
  ['zhao', '赵敏', 'D-5', '99', ''],
  ['chen', '陈静', 'D-6', '', ''],
  ['newcomer', '林小新', '', '2', ''],
] as const

test('a sheet of people brings personnel records, and each wrong cell is named', async () => {
  const fileId = await sheets().uploaded('admin', 'people.xlsx', await workbook(...rows))
  const preview = await admin.organizationSheets.preview({ kind: 'people', fileId })
  expect(preview.wrongCells).toEqual([
    { row: 3, column: '薪级', value: '99', reason: '最高 20 级' },
    { row: 4, column: '薪级', value: '', reason: expect.stringContaining('薪级') },
  ])
  await admin.organizationSheets.import({ kind: 'people', fileId })
  const texts = async (keyword: string) => (await admin.people.list({ keyword })).list[0]
  expect(await texts('D-4')).toMatchObject({ account: 'wang' })
  const newcomer = await texts('newcomer')
  expect((await admin.personnel.open({ id: newcomer?.id ?? '' })).record?.values).toMatchObject({
    salary: '2',
  })

  const again = await admin.organizationSheets.preview({ kind: 'people', fileId })
  expect(again).toMatchObject({ added: 0, changed: 0 })
})

test('an export of people has their personnel records', async () => {
  const { url } = await admin.organizationSheets.link({ kind: 'people', format: 'csv' })
  const answer = await office.app.http.inject({ method: 'GET', url })
  const [headings = '', ...people] = answer.payload.split('\n')
  expect(headings).toContain('工位')
  expect(people.find((line) => line.startsWith('wang'))).toContain('D-4,5')
})

test('a new version keeps the values of fields that stay, and sets others aside', async () => {
  const [seat, salary] = fields
  const next = [{ ...seat, label: '座位' }, salary, { key: 'badge', kind: 'input', label: '工牌' }]
  const fieldsNow = next as FormDefinitionInput['fields']
  await admin.formDesign.save({ ...design, id: formId, definition: { ...definition, fields: fieldsNow } })
  const { record: before } = await admin.personnel.open({ id: idOf('li') })
  expect(Object.keys(before?.values ?? {})).toContain('schools')

  await admin.formDesign.publish({ id: formId, reason: '精简' })
  const { record } = await admin.personnel.open({ id: idOf('li') })
  expect(record?.values).toEqual({ seat: 'C-3', salary: '8', badge: '' })
})

test('the choices of all lines of a sheet are asked about together', async () => {
  const { id: dictionaryTypeId } = await admin.dictionary.create({ fullName: '宿舍', enCode: 'dormitory' })
  await admin.dictionary.createEntry({ dictionaryTypeId, fullName: '东楼', enCode: 'east' })
  const source = { from: 'dictionary', dictionary: 'dormitory', store: 'code' }
  const dormitory = { key: 'dormitory', kind: 'radio', label: '宿舍', settings: { source } }
  const withChoice = { ...definition, fields: [...fields, dormitory] as FormDefinitionInput['fields'] }
  await admin.formDesign.save({ ...design, id: formId, definition: withChoice })
  await admin.formDesign.publish({ id: formId, reason: '宿舍' })
  const { list } = await admin.people.list({ pageSize: 100 })
  const lines = list.slice(0, 6).map(({ account, realName }) => [account, realName, '5', '东楼'])
  const statementsFor = async (count: number) => {
    const sheet = await workbook(['账号', '姓名', '薪级', '宿舍'], ...lines.slice(0, count))
    const fileId = await sheets().uploaded('admin', `people${count}.xlsx`, sheet)
    const preview = () => admin.organizationSheets.preview({ kind: 'people', fileId })
    const { wrongCells } = await preview()
    expect(wrongCells).toEqual([])
    // The organization in memory is trusted for a second; one of three previews needs no look at it.
    const counts: number[] = []
    for (let at = 0; at < 3; at += 1)
      counts.push(await whileFactsWait(office, () => countStatements(preview)))
    return Math.min(...counts)
  }

  breakStatements()
  try {
    const few = await statementsFor(2)
    expect(few).toBeGreaterThan(0)
    expect(await statementsFor(6)).toBe(few)
  } finally {
    mendStatements()
  }
})
