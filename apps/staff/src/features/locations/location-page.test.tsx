import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderStaff } from '../../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

const path = '/pages/apply/location/index'

test('Li searches without any network, finds a district by its name, and sees it on the map', async () => {
  const { user, history } = await renderStaff(office, 'li', path)
  await user.type(await screen.findByRole('searchbox', { name: 'Search places' }), '西湖')
  await user.click(await screen.findByRole('button', { name: /^西湖区.*浙江省杭州市西湖区/ }))
  await user.click(screen.getByRole('button', { name: 'Use this location' }))

  expect(await screen.findByRole('heading', { level: 1, name: '西湖区' })).toBeTruthy()
  expect(screen.getByText('120.13019, 30.25946')).toBeTruthy()
  expect(history.location.search).toContain('longitude=120.13019')
})

test('an address that names no point on earth leads to the map', async () => {
  await renderStaff(office, 'li', `${path}?longitude=999&latitude=x`)

  expect(await screen.findByRole('searchbox', { name: 'Search places' })).toBeTruthy()
})

test('when the office does not answer, the list says so and can be asked again', async () => {
  let isAway = true
  const { user } = await renderStaff(office, 'li', path, {
    network: (send) => (request) =>
      isAway && request.url.includes('/Location/') ? Promise.reject(new Error('away')) : send(request),
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isAway = false
  await user.click(again)

  expect(await screen.findByRole('button', { name: /^东城区/ })).toBeTruthy()
})
