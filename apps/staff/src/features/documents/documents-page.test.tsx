import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderStaff } from '../../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

const place = '/pages/workFlow/document/index'
const row = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) })

test('Li creates a folder, sees an error when its name is taken, and renames it', async () => {
  await (await office.as('li')).documents.addFolder({ name: 'Contracts' })
  const { user } = await renderStaff(office, 'li', place)
  await row('Contracts')
  await user.click(await screen.findByRole('button', { name: 'New folder' }))
  const sheet = await screen.findByRole('dialog', { name: 'New folder' })
  await user.click(within(sheet).getByRole('button', { name: 'Create' }))
  expect(await within(sheet).findByText('Enter a name')).toBeTruthy()
  await user.type(within(sheet).getByLabelText(/Name/), 'contracts')
  await user.click(within(sheet).getByRole('button', { name: 'Create' }))
  expect(await within(sheet).findByText('A file or folder with this name already exists here.')).toBeTruthy()
  await user.type(within(sheet).getByLabelText(/Name/), ' 2{Enter}')
  await row('contracts 2')

  await user.click(await screen.findByRole('button', { name: 'More actions for “contracts 2”' }))
  await user.click(await screen.findByRole('button', { name: 'Rename' }))
  const rename = await screen.findByRole('dialog', { name: 'Rename' })
  await user.clear(within(rename).getByLabelText(/Name/))
  await user.type(within(rename).getByLabelText(/Name/), 'Drafts{Enter}')
  await row('Drafts')
})

test('a folder moves into another one, is shared, and Wang reads it without a button to change it', async () => {
  const chen = (await office.as('chen')).documents
  await chen.addFolder({ name: 'Inner' })
  await chen.addFolder({ name: 'Outer' })
  const { user } = await renderStaff(office, 'chen', place)
  await user.click(await screen.findByRole('button', { name: 'More actions for “Inner”' }))
  await user.click(await screen.findByRole('button', { name: 'Move' }))
  const move = await screen.findByRole('dialog', { name: 'Move “Inner”' })
  await user.click(await within(move).findByRole('button', { name: 'Outer' }))
  await user.click(await within(move).findByRole('button', { name: 'Move to “Outer”' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Inner/ })).toBeNull())

  await user.click(await screen.findByRole('button', { name: 'More actions for “Outer”' }))
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  const share = await screen.findByRole('dialog', { name: 'Share “Outer”' })
  await user.click(await within(share).findByRole('checkbox', { name: /王芳/ }))
  await user.click(within(share).getByRole('button', { name: /1/ }))
  expect(await screen.findByRole('img', { name: 'Shared' })).toBeTruthy()
  cleanup()

  const wang = await renderStaff(office, 'wang', `${place}?shelf=shared`)
  await wang.user.click(await row('Outer'))
  await row('Inner')
  const way = await screen.findByRole('navigation', { name: 'Location' })
  expect(within(way).getByText('Outer')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'New folder' })).toBeNull()
  await wang.user.click(screen.getByRole('button', { name: 'More actions for “Inner”' }))
  const more = await screen.findByRole('dialog', { name: 'Inner' })
  expect(
    within(more)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([...['', 'Download', 'Details']])
})

test('several are deleted together, missing ones are reported row by row; the trash restores and purges', async () => {
  const zhao = (await office.as('zhao')).documents
  const { id: gone } = await zhao.addFolder({ name: 'Gone' })
  await zhao.addFolder({ name: 'Old' })
  const { user } = await renderStaff(office, 'zhao', place)
  await row('Gone')
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Select “Gone”' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select “Old”' }))
  expect(screen.getByText('2 selected')).toBeTruthy()
  await zhao.remove({ ids: [gone] })
  await zhao.purge({ ids: [gone] })
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const results = await screen.findByRole('dialog', { name: 'Results' })
  expect(within(results).getByText('1 done, 1 failed')).toBeTruthy()
  expect(within(results).getByText('This document doesn’t exist, or you don’t have access.')).toBeTruthy()
  await user.click(within(results).getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('No documents yet')).toBeTruthy()

  await user.click(screen.getByRole('tab', { name: 'Trash' }))
  await user.click(await screen.findByRole('button', { name: 'More actions for “Old”' }))
  await user.click(await screen.findByRole('button', { name: 'Delete permanently' }))
  const question = await screen.findByRole('alertdialog', { name: 'Permanently delete “Old”?' })
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'More actions for “Old”' }))
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('Trash is empty')).toBeTruthy()
  expect((await zhao.list({})).list.map(({ name }) => name)).toEqual(['Old'])
})
