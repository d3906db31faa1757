import { afterAll, beforeAll, expect, test } from 'vitest'
import { grant, publishModel } from '../../../../test/company-models.ts'
import { type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test('an application that Li marks as favourite is Li’s alone, until it is unmarked', async () => {
  const { modelId } = await publishModel(office)
  const { records } = await office.as('li')
  const favourites = async (account: 'li' | 'wang') =>
    (await (await office.as(account)).records.models()).list.map(({ isFavourite }) => isFavourite)
  await records.setFavourite({ modelId, isFavourite: true })
  await records.setFavourite({ modelId, isFavourite: true })
  expect([await favourites('li'), await favourites('wang')]).toEqual([[true], [false]])

  await records.setFavourite({ modelId, isFavourite: false })
  expect(await favourites('li')).toEqual([false])
})

test('an inaccessible or missing application cannot become a favourite', async () => {
  const closed = await publishModel(office, { restricts: { records: true, buttons: true } })
  await grant(office, closed, { people: ['wang'] }, { buttons: ['detail'], records: { scope: 'all' } })
  const { records } = await office.as('li')
  const keep = (modelId: string) => refusalOf(records.setFavourite({ modelId, isFavourite: true }))

  expect(await keep(closed.modelId)).toBe('records.noPermission')
  expect(await keep('nothing')).toBe('records.modelNotFound')
})
