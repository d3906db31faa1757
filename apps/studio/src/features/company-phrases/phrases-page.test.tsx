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

const open = () => openStudio(office, { as: 'admin', at: '/studio/phrases' })
const seenByLi = async () =>
  (await (await office.as('li')).phrases.list()).list.map(({ text, whose }) => [text, whose])

test('an administrator adds, sorts and removes phrases for all members', async () => {
  const { user } = await open()
  expect(await screen.findByText('Nothing here yet')).toBeTruthy()
  for (const text of ['Checked', 'Please add the invoice']) {
    await user.type(screen.getByLabelText('New phrase'), text)
    await user.click(screen.getByRole('button', { name: /Add phrase/ }))
    await screen.findByText(text)
  }
  await user.click(screen.getByRole('button', { name: 'Move “Please add the invoice” up' }))
  await expect.poll(seenByLi).toEqual([
    ['Please add the invoice', 'companys'],
    ['Checked', 'companys'],
  ])

  await user.click(screen.getByRole('button', { name: 'Delete “Checked”' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await expect.poll(seenByLi).toEqual([['Please add the invoice', 'companys']])
})

test('a duplicate phrase is refused in place, and personal phrases are not shown', async () => {
  const { phrases } = await office.as('admin')
  await phrases.add({ text: 'Only mine' })
  const { user } = await open()
  await screen.findByText('Please add the invoice')
  expect(screen.queryByText('Only mine')).toBeNull()
  await user.type(screen.getByLabelText('New phrase'), 'Please add the invoice')
  await user.click(screen.getByRole('button', { name: 'Add phrase' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
})
