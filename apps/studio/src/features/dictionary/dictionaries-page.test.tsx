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

test('an administrator builds a tree with a city below a region, and all members can choose it', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/dictionaries' })

  await user.click(await screen.findByRole('button', { name: 'New' }))
  const form = await screen.findByRole('form', { name: 'New dictionary' })
  await user.type(within(form).getByLabelText('Dictionary name'), '城市')
  await user.type(within(form).getByLabelText('Dictionary name · English'), 'Cities')
  await user.clear(within(form).getByLabelText('Code'))
  await user.type(within(form).getByLabelText('Code'), 'city')
  await user.click(within(form).getByText('Tree'))
  await user.click(within(form).getByRole('button', { name: 'Save' }))

  await user.click(await screen.findByRole('button', { name: 'Add entry' }))
  await user.type(screen.getByLabelText('Entry name'), '华东')
  await user.clear(screen.getByLabelText('Code'))
  await user.type(screen.getByLabelText('Code'), 'east')
  await user.click(within(screen.getByRole('form', { name: 'Entry' })).getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Add under “华东”' }))
  await user.type(screen.getByLabelText('Entry name'), '杭州')
  await user.clear(screen.getByLabelText('Code'))
  await user.type(screen.getByLabelText('Code'), 'hangzhou')
  await user.click(within(screen.getByRole('form', { name: 'Entry' })).getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('hangzhou')).toBeTruthy()
  const { list } = await (await office.as('li')).dictionary.entries({ id: 'city' })
  expect(list).toMatchObject([{ fullName: '华东', children: [{ fullName: '杭州' }] }])
})

test('a duplicate code is refused in the form', async () => {
  await (await office.as('admin')).dictionary.create({ fullName: '已有', enCode: 'taken' })
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/dictionaries?open=new' })

  const form = await screen.findByRole('form', { name: 'New dictionary' })
  await user.type(within(form).getByLabelText('Dictionary name'), '又一个')
  await user.clear(within(form).getByLabelText('Code'))
  await user.type(within(form).getByLabelText('Code'), 'taken')
  await user.click(within(form).getByRole('button', { name: 'Save' }))

  expect((await within(form).findByRole('alert')).textContent).toBe('This code is already in use.')
})

test('a disabled entry stays in the list and can no longer be chosen', async () => {
  const { dictionary } = await office.as('admin')
  const entries = [{ fullName: '差旅', enCode: 'travel' }]
  const { id } = await dictionary.create({ fullName: '类别', enCode: 'kind', entries })
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/dictionaries?open=${id}` })

  await user.click(await screen.findByRole('button', { name: 'Edit “差旅”' }))
  await user.click(screen.getByRole('switch', { name: 'Available' }))
  await user.click(within(screen.getByRole('form', { name: 'Entry' })).getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('Disabled')).toBeTruthy()
  expect((await dictionary.entries({ id })).list).toEqual([])
})

test('deleting a dictionary asks first', async () => {
  const { dictionary } = await office.as('admin')
  const { id } = await dictionary.create({ fullName: '旧的', enCode: 'old' })
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/dictionaries?open=${id}` })

  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Delete' }))

  await expect.poll(() => screen.queryByText('旧的')).toBeNull()
  expect((await dictionary.list({ keyword: 'old' })).list).toEqual([])
})
