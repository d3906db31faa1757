import type { Client } from '@signet/client'
import type { FormDefinitionInput } from '@signet/form'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishModel, recordOf, titlesOf } from '../../../../test/company-models.ts'
import { hours, minutes, type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

type Wishes = Partial<Parameters<Client['shortLinks']['switchOn']>[0]>

async function link(wishes: Wishes = {}) {
  const model = await publishModel(office)
  const { shortLinks } = await office.as('admin')
  const linkInput = {
    modelId: model.modelId,
    purpose: 'form' as const,
    fields: ['title', 'amount'],
    ...wishes,
  }
  return { ...(await shortLinks.switchOn(linkInput)), model, modelId: model.modelId, admin: shortLinks }
}

const queryOf = (wishes: Wishes = {}) =>
  link({ purpose: 'query', fields: ['title', 'amount'], asks: ['title', 'number'], ...wishes })

const stranger = () => office.client().shortLinks

let tickets = 0
function send(address: string, values: Record<string, unknown> = { title: '来访' }, pass?: string) {
  tickets += 1
  return stranger().send({
    link: address,
    ticket: `ticket-of-a-page-${tickets}`,
    values,
    ...(pass && { pass }),
  })
}

const anotherSecret = (address: string) => `${address.slice(0, -22)}${'A'.repeat(22)}`

test('a visitor sends the form and learns nothing but a reference number', async () => {
  const { address, model, id, modelId, admin } = await link()
  expect(address).toMatch(/^demo\.[\w-]{22}$/)
  const opened = await stranger().open({ link: address })
  expect(JSON.stringify(opened.form)).toContain('title')
  expect(JSON.stringify(opened.form)).not.toContain('owner')
  expect(opened.rights).toEqual({ title: 'write', amount: 'write' })

  const answer = await send(address, { title: '来访 canary-7f', amount: '3' })
  expect(Object.keys(answer)).toEqual(['reference'])
  expect(answer.reference).toMatch(/^[2-9A-HJ-NP-Z]{10}$/)
  expect(await titlesOf(office, 'li', model)).toEqual(['来访 canary-7f'])
  expect(JSON.stringify(await stranger().open({ link: address }))).not.toContain('canary-7f')
  expect((await admin.links({ modelId })).list).toMatchObject([{ id, used: 1, hasPassword: false }])
})

test('the record belongs to the person who enabled the link', async () => {
  const { address, modelId } = await link()
  await send(address)
  const { records } = await office.as('li')
  const { list } = await records.list({ modelId })
  expect(list[0]?.values['$author']).toBe(office.company.people.admin)
})

test('a form sent twice after a bad connection creates one record', async () => {
  const { address, model } = await link({ quota: 1 })
  const once = { link: address, ticket: 'the-same-page-twice', values: { title: '一次' } }
  const first = await stranger().send(once)

  expect(await stranger().send(once)).toEqual(first)
  expect(await titlesOf(office, 'li', model)).toEqual(['一次'])
})

test('fields not in the link are neither shown nor accepted', async () => {
  const { address, modelId } = await link()
  await send(address, { title: '来访', number: 'HT-1', owner: office.company.people.wang })
  const { records } = await office.as('li')
  const { list } = await records.list({ modelId })

  expect(list[0]?.values).toMatchObject({ title: '来访', number: '', owner: null })
  expect(await refusalOf(send(address, { title: '来访', nothing: 1 }))).toBe('form.valuesRefused')
})

test('an invalid form is refused as for members, and nothing is stored', async () => {
  const { address, model, admin, modelId } = await link()

  expect(await refusalOf(send(address, { title: '' }))).toBe('form.valuesRefused')
  expect(await refusalOf(send(address, { title: 'x', amount: 'much' }))).toBe('form.valuesRefused')
  expect(await titlesOf(office, 'li', model)).toEqual([])
  expect((await admin.links({ modelId })).list[0]?.used).toBe(0)
})

test.each(['', 'nothing', 'demo', 'nobody.AAAAAAAAAAAAAAAAAAAAAA', '../..', "demo'.AAAAAAAAAAAAAAAAAAAAAA"])(
  'the guess %j opens nothing',
  async (guess) => {
    expect(await refusalOf(stranger().open({ link: guess || ' ' }))).toBe('shortLinks.notFound')
  },
)

test('a nearly correct link is unknown, as is a link of another tenant', async () => {
  const { address } = await link()
  const elsewhere = `other.${address.slice(-22)}`

  for (const guess of [anotherSecret(address), elsewhere]) {
    expect(await refusalOf(stranger().open({ link: guess }))).toBe('shortLinks.notFound')
    expect(await refusalOf(send(guess))).toBe('shortLinks.notFound')
  }
})

test('only the hash of an address is kept', async () => {
  const { address, id } = await link({ password: 'a secret word' })
  const row = await office.db
    .tenant('demo')
    .selectFrom('shortLink')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow()

  expect(JSON.stringify({ ...row, addressHash: Buffer.from(row.addressHash).toString() })).not.toContain(
    address.slice(-22),
  )
  expect(row.passwordHash).toMatch(/^\$argon2id\$/)
})

test('without the password nothing is shown or accepted, and ten wrong ones lock the link for a while', async () => {
  const { address } = await link({ password: 'open sesame' })
  expect(await refusalOf(stranger().open({ link: address }))).toBe('shortLinks.passwordNeeded')
  expect(await refusalOf(send(address, { title: 'x' }, 'a made-up pass'))).toBe('shortLinks.passwordNeeded')
  const tries = Array.from({ length: 10 }, () =>
    refusalOf(stranger().enter({ link: address, password: 'wrong' })),
  )
  expect(new Set(await Promise.all(tries))).toEqual(new Set(['shortLinks.wrongPassword']))
  const right = () => stranger().enter({ link: address, password: 'open sesame' })
  expect(await refusalOf(right())).toBe('shortLinks.tooMany')

  office.clock.pass(minutes(15))
  const { pass } = await right()
  expect((await stranger().open({ link: address, pass })).purpose).toBe('form')
  expect(await send(address, { title: '来访' }, pass)).toHaveProperty('reference')

  office.clock.pass(hours(2))
  expect(await refusalOf(stranger().open({ link: address, pass }))).toBe('shortLinks.passwordNeeded')
})

test('a pass opens only its own link and ends when the password changes', async () => {
  const one = await link({ password: 'open sesame' })
  const other = await link({ password: 'open sesame' })
  const { pass } = await stranger().enter({ link: one.address, password: 'open sesame' })

  expect(await refusalOf(stranger().open({ link: other.address, pass }))).toBe('shortLinks.passwordNeeded')
  const { modelId, id } = one
  await one.admin.change({ modelId, id, password: 'something else', fields: ['title'] })
  expect(await refusalOf(stranger().open({ link: one.address, pass }))).toBe('shortLinks.passwordNeeded')
})

test('an expired link accepts nothing', async () => {
  const expiresAt = new Date(office.clock() + 60_000).toISOString()
  const { address } = await link({ expiresAt })
  await stranger().open({ link: address })
  office.clock.pass(minutes(1))

  expect(await refusalOf(stranger().open({ link: address }))).toBe('shortLinks.expired')
  expect(await refusalOf(send(address))).toBe('shortLinks.expired')
})

test('of visitors who use the last of the quota at once, exactly one succeeds', async () => {
  const { address, model, admin, modelId } = await link({ quota: 2 })
  await send(address, { title: '第一' })
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, at) => refusalOf(send(address, { title: `最后 ${at}` }))),
  )

  expect(answers.toSorted()).toEqual(['not refused', ...Array.from({ length: 3 }, () => 'shortLinks.usedUp')])
  expect(await titlesOf(office, 'li', model)).toHaveLength(2)
  expect(await refusalOf(stranger().open({ link: address }))).toBe('shortLinks.usedUp')
  const [now] = (await admin.links({ modelId })).list
  expect(await refusalOf(admin.change({ modelId, id: now?.id ?? '', quota: 1, fields: ['title'] }))).toBe(
    'shortLinks.quotaBelowUse',
  )
})

test('a link revoked while its form is open accepts nothing', async () => {
  const { address, admin, modelId, id, model } = await link()
  await stranger().open({ link: address })
  await admin.revoke({ modelId, id })

  expect(await refusalOf(send(address))).toBe('shortLinks.notFound')
  expect(await refusalOf(admin.revoke({ modelId, id }))).toBe('shortLinks.notFound')
  expect(await titlesOf(office, 'li', model)).toEqual([])
})

test('a new link ends the previous one', async () => {
  const { address, admin, modelId } = await link()
  const { address: newer } = await admin.switchOn({ modelId, purpose: 'form', fields: ['title'] })

  expect(await refusalOf(stranger().open({ link: address }))).toBe('shortLinks.notFound')
  expect((await stranger().open({ link: newer })).rights).toEqual({ title: 'write' })
})

test('a visitor who floods a link is stopped, and after a minute it works again', async () => {
  const { address, model } = await link()
  const answers = await Promise.all(Array.from({ length: 14 }, () => refusalOf(send(address))))

  expect(answers.filter((answer) => answer === 'shortLinks.tooMany')).toHaveLength(4)
  expect(await titlesOf(office, 'li', model)).toHaveLength(10)
  office.clock.pass(minutes(1))
  expect(await send(address)).toHaveProperty('reference')
})

test.each(['owner', 'nothing'])(
  'the field %s is closed to visitors, and the refusal names it',
  async (field) => {
    expect(await refusalOf(link({ fields: ['title', field] }))).toBe('shortLinks.fieldNotOffered')
    expect(await refusalOf(queryOf({ fields: ['title', field] }))).toBe('shortLinks.fieldNotOffered')
    expect(await refusalOf(queryOf({ asks: [field] }))).toBe('shortLinks.fieldNotOffered')
  },
)

test('fields and columns that only members fill in are named, with those that are required', async () => {
  const form = (key: string): FormDefinitionInput => ({
    version: 1,
    key,
    fields: [
      { key: 'title', kind: 'input', label: '名称', required: true },
      { key: 'owner', kind: 'user-select', label: '负责人', required: true },
      {
        key: 'lines',
        kind: 'sub-table',
        label: '明细',
        fields: [
          { key: 'item', kind: 'input', label: '项目' },
          { key: 'buyer', kind: 'user-select', label: '采购人' },
        ],
      },
      { key: 'sum', kind: 'calculate', label: '合计', settings: { formula: '1 + 1' } },
    ],
  })
  const list = { columns: [{ field: 'title' }], searches: [], keyword: [], tabs: undefined }
  const plain = { group: undefined, tree: undefined, sums: [] }
  const { modelId } = await publishModel(office, { ...list, ...plain }, form)
  const { offered } = await (await office.as('admin')).shortLinks.links({ modelId })

  expect(offered.fill[0]).toEqual({ key: 'title', label: '名称', isRequired: true })
  expect(offered.closed).toEqual([
    { key: 'owner', label: '负责人', isRequired: true },
    { key: 'lines.buyer', label: '明细 · 采购人', isRequired: false },
  ])
})

test('choices of a dictionary are not offered, and neither is a rule that reads a person', async () => {
  await (await office.as('admin')).dictionary.create({ fullName: '城市', enCode: 'towns' })
  const form = (key: string): FormDefinitionInput => ({
    version: 1,
    key,
    fields: [
      { key: 'title', kind: 'input', label: '名称', visible: "owner == ''" },
      { key: 'owner', kind: 'user-select', label: '负责人' },
      {
        key: 'town',
        kind: 'select',
        label: '城市',
        settings: { source: { from: 'dictionary', dictionary: 'towns' } },
      },
      { key: 'free', kind: 'input', label: '备注' },
    ],
  })
  const list = { columns: [{ field: 'title' }], searches: [], keyword: [], tabs: undefined }
  const plain = { group: undefined, tree: undefined, sums: [] }
  const { modelId } = await publishModel(office, { ...list, ...plain }, form)
  const { shortLinks } = await office.as('admin')
  const on = (field: string) => shortLinks.switchOn({ modelId, purpose: 'form', fields: [field] })

  expect(await refusalOf(on('town'))).toBe('shortLinks.fieldNotOffered')
  expect(await refusalOf(on('title'))).toBe('shortLinks.fieldNotOffered')
  expect((await shortLinks.links({ modelId })).offered.fill.map(({ key }) => key)).toEqual(['title', 'free'])
  expect(await on('free')).toHaveProperty('address')
})

test('visitors see only the open columns of a sub-table, and no buttons', async () => {
  const fields: FormDefinitionInput['fields'] = [
    { key: 'title', kind: 'input', label: '名称' },
    { key: 'ask', kind: 'button', label: '询问' },
    {
      key: 'lines',
      kind: 'sub-table',
      label: '明细',
      fields: [
        { key: 'thing', kind: 'input', label: '物品' },
        { key: 'keeper', kind: 'user-select', label: '保管人' },
      ],
    },
  ]
  const list = { columns: [{ field: 'title' }], searches: [], keyword: [], tabs: undefined }
  const plain = { group: undefined, tree: undefined, sums: [] }
  const form = (key: string): FormDefinitionInput => ({ version: 1, key, fields })
  const { modelId } = await publishModel(office, { ...list, ...plain }, form)
  const { shortLinks } = await office.as('admin')
  const { address } = await shortLinks.switchOn({ modelId, purpose: 'form', fields: ['title', 'lines'] })
  const shown = JSON.stringify((await stranger().open({ link: address })).form)
  expect(shown).toContain('thing')
  expect(shown).not.toMatch(/keeper|button/)

  const { wang } = office.company.people
  await send(address, { title: '借用', lines: [{ id: 'a', thing: '相机', keeper: wang }] })
  const { records } = await office.as('li')
  const { list: found } = await records.list({ modelId })
  const { values } = await records.open({ modelId, id: found[0]?.id ?? '' })
  expect(values['lines']).toMatchObject([{ thing: '相机', keeper: null }])
})

test('a query requires all exact values and returns only the named columns', async () => {
  const { address, model } = await queryOf()
  await recordOf(office, 'li', model, {
    title: '办公室',
    number: 'HT-1',
    amount: '12.5',
    parent: 'canary-9c',
  })
  await recordOf(office, 'li', model, { title: '办公室', number: 'HT-2', amount: '99' })
  expect((await stranger().open({ link: address })).asks.map(({ key }) => key)).toEqual(['title', 'number'])
  const find = (values: Record<string, string>) => stranger().find({ link: address, values })

  const { list } = await find({ title: '办公室', number: 'HT-1' })
  expect(list).toEqual([
    {
      lines: [
        { label: '名称', text: '办公室' },
        { label: '金额', text: '12.50' },
      ],
    },
  ])
  for (const guess of ['HT', 'HT-%', '%', 'ht-1', '_____'])
    expect((await find({ title: '办公室', number: guess })).list).toEqual([])
  expect(await refusalOf(find({ title: '办公室' }))).toBe('shortLinks.valueMissing')
  expect(await refusalOf(find({ title: '办公室', number: ' ' }))).toBe('shortLinks.valueMissing')
})

test('a query without fields cannot be enabled and is no form', async () => {
  expect(await refusalOf(queryOf({ asks: [] }))).toBe('shortLinks.asksNothing')
  const { address } = await queryOf()
  expect(await refusalOf(send(address))).toBe('shortLinks.notFound')
  const form = await link()
  expect(await refusalOf(stranger().find({ link: form.address, values: { title: 'x' } }))).toBe(
    'shortLinks.notFound',
  )
})

test('a visitor who searches too often is stopped', async () => {
  const { address } = await queryOf()
  const ask = () => stranger().find({ link: address, values: { title: 'x', number: 'y' } })
  const answers = await Promise.all(Array.from({ length: 12 }, () => refusalOf(ask())))

  expect(answers.filter((answer) => answer === 'shortLinks.tooMany')).toHaveLength(2)
})

test('an administrator of another tenant does not see a link', async () => {
  const { modelId, id } = await link()
  const { shortLinks } = await office.other.as('admin')

  expect(await refusalOf(shortLinks.links({ modelId }))).toBe('records.modelNotFound')
  expect(await refusalOf(shortLinks.revoke({ modelId, id }))).toBe('shortLinks.notFound')
})
