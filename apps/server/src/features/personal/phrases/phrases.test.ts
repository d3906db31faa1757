import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, type Office, openOffice } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const of = async (account: Account) => (await office.as(account)).phrases
const textsOf = async (account: Account) => (await (await of(account)).list()).list.map(({ text }) => text)

test('Li adds, sorts and removes phrases; Wang sees none of them', async () => {
  const li = await of('li')
  const ids = []
  for (const text of ['同意，请尽快', '请补充发票', '已核对']) ids.push((await li.add({ text })).id)
  await expect(li.add({ text: ' 已核对 ' })).rejects.toMatchObject({ code: 'phrases.taken' })
  await li.sort({ ids: [ids[2] ?? '', ids[0] ?? ''] })
  expect(await textsOf('li')).toEqual(['已核对', '同意，请尽快', '请补充发票'])
  await li.remove({ id: ids[0] ?? '' })

  expect(await textsOf('li')).toEqual(['已核对', '请补充发票'])
  expect(await textsOf('wang')).toEqual([])
  await expect((await of('wang')).remove({ id: ids[2] ?? '' })).rejects.toMatchObject({
    code: 'phrases.notFound',
  })
})

test('an administrator adds phrases for everyone, which others cannot change', async () => {
  const [admin, zhao] = [await of('admin'), await of('zhao')]
  const { id } = await admin.add({ text: '符合规定，同意', whose: 'companys' })
  await zhao.add({ text: '我的' })
  expect((await zhao.list()).list.map(({ text, whose }) => [text, whose])).toEqual([
    ['符合规定，同意', 'companys'],
    ['我的', 'mine'],
  ])

  const refused = { code: 'session.administratorsOnly' }
  await expect(zhao.add({ text: '大家的', whose: 'companys' })).rejects.toMatchObject(refused)
  await expect(zhao.sort({ ids: [id], whose: 'companys' })).rejects.toMatchObject(refused)
  await expect(zhao.remove({ id })).rejects.toMatchObject(refused)
  await admin.remove({ id })
  expect(await textsOf('zhao')).toEqual(['我的'])
})

test('a person keeps at most fifty phrases', async () => {
  const finance = await of('finance')
  for (let turn = 0; turn < 50; turn += 1) await finance.add({ text: `第${turn}句` })
  await expect(finance.add({ text: '再来一句' })).rejects.toMatchObject({ code: 'phrases.tooMany' })
})
