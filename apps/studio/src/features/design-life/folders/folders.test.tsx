import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

const unnamed = { 'zh-TW': '', 'en-US': '' }
const admin = () => office.as('admin')

async function draftForm(name: string, category = ''): Promise<string> {
  const { formDesign } = await admin()
  const definition = { version: 1, key: name, fields: [{ key: 'subject', kind: 'input', label: '事由' }] }
  return (await formDesign.create({ name, code: name, category, definition })).id
}

async function create(name: string, parent: string | null = null) {
  const { designLife } = await admin()
  await designLife.createCategory({ name, names: unnamed, parent })
}

async function openForms() {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/forms' })
  const panel = within(await screen.findByRole('navigation', { name: 'Categories' }))
  await panel.findByText('All')
  return { user, panel }
}

const categoryOf = async (id: string) => (await (await admin()).formDesign.open({ id })).category

async function parentOf(category: string) {
  const { list } = await (await admin()).designLife.categories({ of: 'forms' })
  return list.find((one) => one.category === category)?.parent
}

async function openMenu(
  { user, panel }: Awaited<ReturnType<typeof openForms>>,
  name: string,
  action: string,
) {
  await user.click(await panel.findByRole('button', { name: `More actions for the category “${name}”` }))
  // A closed menu leaves after its animation, so the newest one is meant.
  const items = await screen.findAllByRole('menuitem', { name: action })
  await user.click(items.at(-1) ?? document.body)
}

test('a folder shows its designs and those below it, with their number', async () => {
  await create('Money')
  await create('Claims', 'Money')
  await draftForm('budget', 'Money')
  await draftForm('meal', 'Claims')
  await draftForm('other')
  const { user, panel } = await openForms()

  expect((await panel.findByText('Money')).parentElement?.textContent).toContain('2')
  await user.click(panel.getByText('Claims'))
  await waitFor(() => expect(screen.queryByText('budget')).toBeNull())
  expect((await screen.findAllByText('meal')).length).toBeGreaterThan(0)
  await user.click(panel.getByText('No category'))
  await waitFor(() => expect(screen.queryByText('meal')).toBeNull())
  expect((await screen.findAllByText('other')).length).toBeGreaterThan(0)
})

test('a folder is created in another one, renamed with names in other languages, and moved', async () => {
  await create('Travel')
  await create('Trips')
  const page = await openForms()
  await openMenu(page, 'Travel', 'New category inside')
  let dialog = within(await screen.findByRole('dialog'))
  await page.user.type(dialog.getByLabelText('Name'), 'Abroad')
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  await page.panel.findByText('Abroad')
  expect(await parentOf('Abroad')).toBe('Travel')

  await openMenu(page, 'Abroad', 'Rename')
  dialog = within(await screen.findByRole('dialog'))
  await page.user.clear(dialog.getByLabelText('Name'))
  await page.user.type(dialog.getByLabelText('Name'), '出国')
  await page.user.type(dialog.getByLabelText(/English/), 'Far away')
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  await page.panel.findByText('Far away')
  expect(await parentOf('出国')).toBe('Travel')

  await openMenu(page, 'Far away', 'Move')
  dialog = within(await screen.findByRole('dialog'))
  await page.user.click(dialog.getByLabelText('Category above'))
  await page.user.click(await screen.findByTitle('Top level'))
  await page.user.click(dialog.getByRole('button', { name: 'Move' }))
  await waitFor(async () => expect(await parentOf('出国')).toBeNull())
})

test('a folder with designs is deleted only after they may move up', async () => {
  await create('Parent')
  await create('Full', 'Parent')
  const id = await draftForm('inside', 'Full')
  const page = await openForms()
  await openMenu(page, 'Full', 'Delete')
  await page.user.click(await screen.findByRole('button', { name: 'Delete' }))
  await screen.findByText(/“Full” still has 1 design and 0 categories/)
  await page.user.click(screen.getByRole('button', { name: 'Move up and delete' }))

  await waitFor(() => expect(page.panel.queryByText('Full')).toBeNull())
  expect(await categoryOf(id)).toBe('Parent')
})

/** What the browser keeps of a drag, which the document of tests has not. */
function carrying() {
  const texts = new Map<string, string>()
  return {
    setData: (type: string, text: string) => texts.set(type, text),
    getData: (type: string) => texts.get(type) ?? '',
    get types() {
      return [...texts.keys()]
    },
  }
}

test('a form is dragged onto a folder; something else is not taken', async () => {
  await create('Target')
  const id = await draftForm('dragged')
  const { panel } = await openForms()
  const row = (await screen.findAllByText('dragged'))[0]?.closest('tr')
  const folder = await panel.findByText('Target')
  fireEvent.drop(folder, { dataTransfer: carrying() })
  expect(await categoryOf(id)).toBe('')

  const dataTransfer = carrying()
  if (row) fireEvent.dragStart(row, { dataTransfer })
  fireEvent.dragOver(folder, { dataTransfer })
  fireEvent.drop(folder, { dataTransfer })
  await screen.findByText('Moved')
  expect(await categoryOf(id)).toBe('Target')
})

test('the menu of a form moves it without a drag', async () => {
  await create('Chosen')
  const id = await draftForm('bykeys')
  const { user } = await openForms()
  await user.click(await screen.findByRole('button', { name: 'More actions for “bykeys”' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to category' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByLabelText('Category'))
  // The choices of the dialog come after the panel, which has the folder too.
  await expect.poll(() => screen.queryAllByTitle('Chosen').length).toBeGreaterThan(1)
  await user.click(screen.getAllByTitle('Chosen').at(-1) ?? document.body)
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  await waitFor(async () => expect(await categoryOf(id)).toBe('Chosen'))
})
