import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findOption } from '../../../test/find-option.ts'
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

const link = { kind: 'link' as const, url: 'https://weather.example/' }
let count = 0

/** An application of two entries that is open in the studio, and another administrator of it. */
async function openTwo() {
  const { applications } = await office.as('admin')
  const { id } = await applications.create({
    fullName: '两项',
    enCode: `two${++count}`,
    holders: [{ kind: 'everybody' }],
    menu: [
      { id: 'a', fullName: '甲', target: link },
      { id: 'b', fullName: '乙', target: link },
    ],
  })
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/applications?open=${id}` })
  const rename = async (entry: string, name: string) => {
    await user.click(await screen.findByRole('button', { name: `Edit “${entry}”` }))
    const field = screen.getByLabelText('Name')
    await user.clear(field)
    await user.type(field, name)
    await user.click(screen.getByRole('button', { name: 'Done' }))
  }
  const open = () => applications.open({ id })
  type Opened = Awaited<ReturnType<typeof open>>
  const saveOther = async (change: (opened: Opened) => Partial<Opened>) => {
    const opened = await open()
    await applications.update({ ...opened, ...change(opened), id })
  }
  return { user, open, rename, saveOther }
}

test('two administrators change different parts of an application, and both changes stay', async () => {
  const { user, open, rename, saveOther } = await openTwo()
  await user.click(await screen.findByRole('button', { name: 'Move “乙” up' }))
  expect(screen.getByRole('button', { name: 'Move “乙” up' })).toHaveProperty('disabled', true)
  await rename('甲', '甲一')
  await user.click(screen.getByRole('button', { name: 'Add entry' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await saveOther(({ menu }) => ({
    fullName: '改名',
    menu: [
      ...menu.map((one) => (one.id === 'b' ? { ...one, icon: 'star' } : one)),
      ...menu.slice(1).map((one) => ({ ...one, id: 'entry1', fullName: '丙' })),
    ],
  }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await screen.findByText('Saved, together with what another administrator had just changed')
  const { fullName, menu } = await open()
  expect(fullName).toBe('改名')
  expect(menu.map(({ id, fullName: name, icon }) => [id, name, icon])).toEqual([
    ['b', '乙', 'star'],
    ['a', '甲一', ''],
    ['entry1', '丙', ''],
    ['entry2', '', ''],
  ])
})

test('what both changed is asked with both values, and giving up keeps the draft', async () => {
  const { user, open, rename, saveOther } = await openTwo()
  await rename('甲', '我的')
  await saveOther(({ menu }) => ({ menu: menu.map((one) => ({ ...one, fullName: `${one.fullName}二` })) }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  const question = within(await screen.findByRole('region', { name: '“甲”: Name' }))
  expect(question.getByRole('radio', { name: 'Theirs 甲二' })).toBeTruthy()
  expect(screen.getAllByRole('radiogroup')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Merge and save' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByText(/Another administrator has just saved this application/)
  expect((await open()).menu.map(({ fullName }) => fullName)).toEqual(['甲二', '乙二'])
  expect(screen.getByText('我的')).toBeTruthy()

  await user.click(await screen.findByRole('button', { name: /Save$/ }))
  await user.click(await screen.findByRole('radio', { name: 'Mine 我的' }))
  await user.click(screen.getByRole('button', { name: 'Merge and save' }))
  await screen.findByText('Saved, together with what another administrator had just changed')
  expect((await open()).menu.map(({ fullName }) => fullName)).toEqual(['我的', '乙二'])
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
  await admin.click(await findOption(/^王芳 · /))
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
