import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderStaff } from '../../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  const { applications } = await office.as('admin')
  const holders = [{ kind: 'everybody' as const }]
  const link = { kind: 'link' as const, url: 'https://weather.example/' }
  await applications.create({
    fullName: '日常办公',
    enCode: 'office',
    holders,
    menu: [
      { id: 'work', fullName: '工具', target: { kind: 'catalog' } },
      { id: 'weather', parentId: 'work', fullName: '天气', target: link },
      { id: 'days', target: { kind: 'page', page: 'schedule' } },
      { id: 'desk', fullName: '大屏', target: link, screens: ['desk'] },
    ],
  })
  await applications.create({ fullName: '销售', enCode: 'sales', holders, sortCode: 1 })
})
afterEach(cleanup)
afterAll(() => office.close())

test('home shows the menu of the application, and a catalog has a page of its own', async () => {
  await renderStaff(office, 'employee', '/pages/index/index')

  const menu = within(await screen.findByRole('list', { name: '日常办公' }))
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('工具'),
    expect.stringContaining('Schedule'),
  ])
  fireEvent.click(menu.getByRole('link', { name: /工具/ }))
  expect((await screen.findByRole('link', { name: /天气/ })).getAttribute('href')).toContain(
    '/pages/apply/externalLink/index?url=https%3A%2F%2Fweather.example%2F',
  )
})

test('a person switches to another application and back', async () => {
  await renderStaff(office, 'employee', '/pages/my/changeSystem/index')
  const choice = async (name: string) =>
    within(await screen.findByRole('list', { name: 'Switch application' })).getByRole('button', {
      name: new RegExp(name),
    })

  expect((await choice('日常办公')).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(await choice('销售'))
  await screen.findByText('Switched to “销售”')
  expect((await choice('销售')).getAttribute('aria-pressed')).toBe('true')
  const { session } = await office.as('employee')
  expect((await session.currentUser()).userInfo.systemCode).toBe('sales')
})
