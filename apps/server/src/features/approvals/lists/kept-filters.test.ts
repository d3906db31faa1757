import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, type Office, openOffice } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const of = async (account: Account) => (await office.as(account)).approvals
const namesOf = async (account: Account) =>
  (await (await of(account)).keptFilters({ list: 'doing' })).list.map(({ name }) => name)

test('Li saves filters of a list, replaces one by its name and deletes it; no one else sees them', async () => {
  const li = await of('li')
  const { id } = await li.keepFilter({ list: 'doing', name: '急件', asks: { urgency: 'urgent' } })
  await li.keepFilter({ list: 'done', name: '急件', asks: { urgency: 'urgent' } })
  const again = await li.keepFilter({ list: 'doing', name: ' 急件 ', asks: { urgency: 'important' } })
  expect(again.id).toBe(id)
  expect((await li.keptFilters({ list: 'doing' })).list).toEqual([
    { id, name: '急件', asks: { urgency: 'important' } },
  ])

  expect(await namesOf('wang')).toEqual([])
  await (await of('wang')).forgetFilter({ id })
  expect(await namesOf('li')).toEqual(['急件'])
  await li.forgetFilter({ id })
  expect(await namesOf('li')).toEqual([])
})

test('a list keeps at most twenty filters', async () => {
  const zhao = await of('zhao')
  for (let turn = 0; turn < 20; turn += 1)
    await zhao.keepFilter({ list: 'doing', name: `第${turn}个`, asks: { isReturned: 'yes' } })
  await expect(zhao.keepFilter({ list: 'doing', name: '再一个', asks: {} })).rejects.toMatchObject({
    code: 'approvals.tooManyFilters',
  })
})
