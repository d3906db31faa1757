import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

let made = 0

async function draftForm(name: string): Promise<string> {
  const { formDesign } = await office.as('admin')
  const key = `life${++made}`
  const definition = { version: 1, key, fields: [{ key: 'subject', kind: 'input', label: '事由' }] }
  return (await formDesign.create({ name, code: key, definition })).id
}

async function openMenu(name: string, action: string) {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/forms' })
  await user.click(await screen.findByRole('button', { name: `More actions for “${name}”` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

test('an administrator renames a form and gives it a category, a tag, an owner, a color and an icon', async () => {
  const id = await draftForm('Trp')
  const { user, dialog } = await openMenu('Trp', 'Name, category, owner and icon')
  const name = dialog.getByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Trip')
  await user.type(dialog.getByLabelText('Category'), 'Travel')
  await user.type(dialog.getByLabelText('Tags'), 'often,')
  await user.type(dialog.getByLabelText('Owner'), '李伟')
  await user.click(await screen.findByTitle(/李伟/))
  await user.click(dialog.getByRole('button', { name: 'Teal' }))
  await user.click(dialog.getByRole('button', { name: 'plane' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { formDesign } = await office.as('admin')
  expect(await formDesign.open({ id })).toMatchObject({
    ...{ name: 'Trip', category: 'Travel', icon: 'plane', iconColor: 'teal' },
    ...{ tags: ['often'], owner: { name: '李伟' } },
  })
})

test('a copy opens in the designer', async () => {
  await draftForm('Lunch')
  const { user, dialog } = await openMenu('Lunch', 'Copy')
  await user.click(dialog.getByRole('button', { name: 'Copy' }))

  expect(await screen.findByRole('heading', { name: /Lunch copy/ })).toBeTruthy()
})

test('a deleted form is found among the deleted ones and restored', async () => {
  const id = await draftForm('Mistake')
  const { user, dialog } = await openMenu('Mistake', 'Delete')
  await dialog.findByText(/Nothing uses it/)
  const confirm = dialog.getByRole('button', { name: 'Delete' })
  await waitFor(() => expect(confirm.hasAttribute('disabled')).toBe(false))
  await user.click(confirm)
  await waitFor(() => expect(screen.queryByText('Mistake')).toBeNull())
  cleanup()

  const again = await openStudio(office, { as: 'admin', at: '/studio/forms?status=deleted' })
  await again.user.click(await screen.findByRole('button', { name: 'More actions for “Mistake”' }))
  await again.user.click(await screen.findByRole('menuitem', { name: 'Restore' }))
  const restore = within(await screen.findByRole('dialog'))
  await again.user.click(restore.getByRole('button', { name: 'Put back in use' }))
  await waitFor(() => expect(screen.queryByText('Mistake')).toBeNull())
  const { formDesign } = await office.as('admin')
  expect(await formDesign.open({ id })).toMatchObject({ availability: 'inUse' })
})

test('what depends on a form is named, and archiving it is offered instead of deleting', async () => {
  const formId = await draftForm('Order')
  const { flowDesign, formDesign } = await office.as('admin')
  const definition = {
    ...{ version: 1, name: 'Order approval' },
    nodes: [
      { id: 'start', kind: 'start', name: 'Start' },
      { id: 'end', kind: 'end', name: 'End' },
    ],
    lines: [{ id: 'line', from: 'start', to: 'end' }],
  }
  await flowDesign.create({ name: 'Order approval', code: 'orderApproval', formId, definition })
  const { user, dialog } = await openMenu('Order', 'Delete')
  expect(await dialog.findByText('Order approval')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Archive' }))

  await waitFor(async () =>
    expect(await formDesign.open({ id: formId })).toMatchObject({ availability: 'archived' }),
  )
})
