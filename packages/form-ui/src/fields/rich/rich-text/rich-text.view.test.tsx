import { expensePlan } from '@signet/form/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fileDesk, renderForm } from '../../../../test/render-form.tsx'

const planWith = (settings: Record<string, boolean | number> = {}) =>
  expensePlan({ fields: [{ key: 'notes', kind: 'rich-text', label: 'Notes', settings }] })
/** The editor loads a moment after the form. */
const textbox = () => screen.findByRole('textbox', { name: 'Notes' })

test('the text of a draft is in the editor, and follows what a rule writes into it', async () => {
  const { store } = renderForm(planWith(), { values: { notes: '<p>One <strong>two</strong></p>' } })
  expect((await textbox()).innerHTML).toContain('<strong>two</strong>')

  act(() => store.set('notes', '<h2>Three</h2>'))
  await waitFor(async () => expect((await textbox()).innerHTML).toContain('<h2>Three</h2>'))
  expect(store.values()).toEqual({ notes: '<h2>Three</h2>' })
})

test('a table comes, is undone, comes again and is taken away', async () => {
  const { store, person } = renderForm(planWith())
  const press = (name: string) => person.click(screen.getByRole('button', { name }))
  const table = { notes: expect.stringContaining('<table>') }
  await textbox()
  await press('Table')
  expect(store.values()).toMatchObject(table)

  await press('Undo')
  expect(store.values()).toEqual({ notes: '' })
  await press('Redo')
  expect(store.values()).toMatchObject(table)
  await press('Delete table')
  expect(store.values()).toEqual({ notes: '' })
})

test('a picture is uploaded first and becomes one of our files in the text', async () => {
  const { sent, files } = fileDesk()
  const { store, person } = renderForm(planWith(), { files })
  await textbox()
  await person.upload(
    screen.getByLabelText('Insert image'),
    new File(['x'], 'gate.png', { type: 'image/png' }),
  )
  expect(screen.getByText('gate.png · Uploading')).toBeDefined()
  await act(async () => {
    if (sent[0]) sent[0].progress.value = { state: 'uploaded', sent: 1, fileId: 'p9' }
  })

  expect(store.values()).toEqual({ notes: '<p><img data-file="p9" alt="gate.png"></p>' })
  const huge = new File([new Uint8Array(11 * 1024 * 1024)], 'huge.png', { type: 'image/png' })
  await person.upload(screen.getByLabelText('Insert image'), huge)
  expect(screen.getByRole('alert').textContent).toBe('“huge.png” is larger than 10 MB')
})

test('a link goes to a real address only', async () => {
  const { store, person } = renderForm(planWith())
  await textbox()
  await person.click(screen.getByRole('button', { name: 'Link' }))
  await person.type(screen.getByLabelText('Web address'), 'javascript:alert(1)')
  await person.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.getByText(/Enter an address that starts/)).toBeDefined()

  await person.clear(screen.getByLabelText('Web address'))
  await person.type(screen.getByLabelText('Web address'), 'example.com/a')
  await person.click(screen.getByRole('button', { name: 'Done' }))
  expect(store.values()).toMatchObject({ notes: expect.stringContaining('href="https://example.com/a"') })
})

test('tools that the administrator took away are not there', async () => {
  renderForm(planWith({ pictures: false, tables: false }))
  await textbox()

  expect(screen.queryByLabelText('Insert image')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Table' })).toBeNull()
})

test('one stop of the Tab key leads to the tools, arrow keys from one to the next', async () => {
  const { person } = renderForm(planWith())
  await textbox()
  await person.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Paragraph style')
  await person.keyboard('{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Bold')
  await person.keyboard('{End}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Redo')
})

test('what is shown is sanitised once more, and its pictures have their address', () => {
  renderForm(planWith(), {
    mode: 'read',
    values: { notes: '<p>Hi <img data-file="p1" alt="A" onerror="x"></p>' },
  })
  const picture = screen.getByRole('img', { name: 'A' })

  expect(picture.getAttribute('src')).toBe('/files/p1')
  expect(picture.hasAttribute('onerror')).toBe(false)
})
