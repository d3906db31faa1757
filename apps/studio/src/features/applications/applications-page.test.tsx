import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

const menuOf = async (account: 'li') => (await (await office.as(account)).applications.menu()).list

test('an administrator makes an application with a catalog, and members see its menu', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/applications' })
  const chooseKind = async (kind: string) => {
    await user.click(screen.getByLabelText('Type'))
    await user.click(await screen.findByText(kind, { selector: '.ant-select-item-option-content' }))
  }

  await user.click(await screen.findByRole('button', { name: 'New' }))
  const form = within(await screen.findByRole('form', { name: 'New application' }))
  await user.type(form.getByLabelText('Name'), '日常')
  await user.clear(form.getByLabelText('Code'))
  await user.type(form.getByLabelText('Code'), 'daily')
  await user.click(form.getByRole('button', { name: 'Save' }))

  await user.click(await screen.findByRole('button', { name: 'Add entry' }))
  await chooseKind('Catalog')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect((await screen.findAllByText('Required', { exact: false })).length).toBeGreaterThan(0)
  await user.type(screen.getByLabelText('Name'), '工具')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await user.click(await screen.findByRole('button', { name: 'Add below “工具”' }))
  await chooseKind('External link')
  await user.type(screen.getByLabelText('Web address'), 'https://weather.example/')
  await user.type(screen.getByLabelText('Name'), '天气')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('Unsaved changes')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await screen.findByText('Saved')
  expect((await menuOf('li')).map(({ fullName, parentId }) => [fullName, parentId])).toEqual([
    ['工具', '-1'],
    ['天气', 'entry1'],
  ])
})

test('entries change places by buttons, and another administrator is not overwritten', async () => {
  const { applications } = await office.as('admin')
  const link = { kind: 'link' as const, url: 'https://weather.example/' }
  const { id } = await applications.create({
    fullName: '两项',
    enCode: 'two',
    holders: [{ kind: 'everybody' }],
    menu: [
      { id: 'a', fullName: '甲', target: link },
      { id: 'b', fullName: '乙', target: link },
    ],
  })
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/applications?open=${id}` })
  await user.click(await screen.findByRole('button', { name: 'Move “乙” up' }))
  expect(screen.getByRole('button', { name: 'Move “乙” up' })).toHaveProperty('disabled', true)
  const opened = await applications.open({ id })
  await applications.update({ ...opened, id, fullName: '改名' })
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await screen.findByText(/Another administrator has just saved this application/)
  expect((await applications.open({ id })).menu.map((entry) => entry.id)).toEqual(['a', 'b'])
})

test('an administrator of one application finds that one, without what concerns the others', async () => {
  const { applications } = await office.as('admin')
  const wanted = { holders: [{ kind: 'everybody' as const }] }
  const { id } = await applications.create({ ...wanted, fullName: '研发门户', enCode: 'research' })
  await applications.create({ ...wanted, fullName: '财务门户', enCode: 'finance' })
  const { user: admin } = await openStudio(office, { as: 'admin', at: `/studio/applications?open=${id}` })
  await admin.click(await screen.findByRole('tab', { name: 'Administrators' }))
  const form = within(await screen.findByRole('form', { name: 'Administrators' }))
  await admin.type(form.getByLabelText('People'), '王芳')
  await admin.click(
    await screen.findByText(/王芳（|王芳 \(/, { selector: '.ant-select-item-option-content' }),
  )
  await admin.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  cleanup()

  const { user } = await openStudio(office, { as: 'wang', at: '/studio/' })
  await user.click(await screen.findByText('研发门户'))
  expect(screen.queryByText('财务门户')).toBeNull()
  expect(screen.queryByRole('button', { name: 'New' })).toBeNull()
  expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(1)
  await user.click(await screen.findByRole('tab', { name: 'Settings' }))
  const settings = within(await screen.findByRole('form', { name: 'Settings' }))
  expect(settings.queryByLabelText('Code')).toBeNull()
  expect(settings.queryByRole('button', { name: 'Delete' })).toBeNull()
  await user.clear(settings.getByLabelText('Name'))
  await user.type(settings.getByLabelText('Name'), '研发之家')
  await user.click(settings.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  expect((await applications.open({ id })).fullName).toBe('研发之家')
})
