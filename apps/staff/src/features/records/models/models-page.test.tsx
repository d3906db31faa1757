import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { grant, publishModel } from '../../../../../server/test/company-models.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'

const path = '/pages/apply/menu/index'
let office: Office

beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

test('before anything is published the page says what will appear', async () => {
  await renderStaff(office, 'li', path)

  await screen.findByText('No applications yet')
})

test('an application leads to its records, and only those appear that the person may meet', async () => {
  const { modelId } = await publishModel(office)
  const closed = await publishModel(office, { restricts: { records: true, buttons: true } })
  await grant(office, closed, { people: ['wang'] }, { buttons: ['detail'], records: { scope: 'all' } })
  const { user, history } = await renderStaff(office, 'li', path)
  const links = await screen.findAllByRole('link', { name: /合同/ })
  expect(links).toHaveLength(1)

  await user.click(links[0] ?? document.body)
  await waitFor(() => expect(history.location.href).toContain(modelId))
})

test('a keyword filters the applications, with a message when none match', async () => {
  const { user } = await renderStaff(office, 'wang', path)
  expect(await screen.findAllByRole('link', { name: /合同/ })).toHaveLength(2)
  await user.type(screen.getByRole('searchbox', { name: 'Find applications' }), '月球')

  await screen.findByText('No results')
})

test('the page of a category shows only its applications', async () => {
  const { formDesign, listDesign } = await office.as('admin')
  const definition = { version: 1, key: 'cars', fields: [{ key: 'plate', kind: 'input', label: '车牌' }] }
  const { id } = await formDesign.create({ name: '车辆', code: 'cars', category: '行政', definition })
  await formDesign.publish({ id })
  await listDesign.save({ id, definition: { version: 1, columns: [{ field: 'plate' }] } })
  await listDesign.publish({ id, reason: 'cars belong to everybody' })
  await renderStaff(office, 'li', `/pages/apply/catalog/index?category=${encodeURIComponent('行政')}`)

  await screen.findByRole('heading', { name: '行政' })
  expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('车辆'),
  ])
})

test('a star adds an application to the favourites, also on another device', async () => {
  const favourites = '/pages/apply/allAppApply/index'
  const { user } = await renderStaff(office, 'li', favourites)
  await screen.findByText('No favorites yet')
  await user.click(screen.getByRole('button', { name: 'Add 车辆 to favorites', pressed: false }))
  await screen.findByRole('heading', { name: 'Favorites' })
  cleanup()

  const again = await renderStaff(office, 'li', path)
  await again.user.click(await screen.findByRole('button', { name: 'Add 车辆 to favorites', pressed: true }))
  await screen.findByRole('button', { name: 'Add 车辆 to favorites', pressed: false })
})
