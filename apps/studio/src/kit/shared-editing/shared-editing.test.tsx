import { readDefinition } from '@signet/form'
import { addField, changeField } from '@signet/form/design'
import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../test/open-studio.tsx'

let office: Office
let count = 0

beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

/** A form that is open in the studio, and changed by another administrator meanwhile. */
async function openForm() {
  const { formDesign } = await office.as('admin')
  const key = `shared${++count}`
  const fields = [
    { key: 'reason', kind: 'input', label: 'Reason' },
    { key: 'place', kind: 'input', label: 'Place' },
  ]
  const definition = { version: 1, key, title: key, fields }
  const { id } = await formDesign.create({ name: key, code: key, definition })
  const open = async () => readDefinition((await formDesign.open({ id })).definition)
  const form = await open()
  const { user } = await openStudio(office, { at: `/studio/forms/${id}`, as: 'admin' })
  await screen.findByRole('region', { name: 'Canvas' })
  return {
    user,
    id,
    open,
    form,
    save: async (changed: typeof form) => {
      office.clock.pass(1000)
      await formDesign.save({ id, name: key, category: '', definition: { ...changed } })
    },
    relabel: async (from: string, to: string) => {
      const canvas = within(screen.getByRole('region', { name: 'Canvas' }))
      await user.click(canvas.getAllByText(from)[0] as HTMLElement)
      const properties = within(screen.getByRole('complementary', { name: 'Properties' }))
      const label = await properties.findByLabelText('Label')
      await user.clear(label)
      await user.type(label, to)
    },
  }
}

test('changes of two administrators at different fields are merged, and nothing is lost', async () => {
  const { user, form, save, open, relabel } = await openForm()
  const added = addField(form, { kind: 'number', label: 'Amount', place: { at: 0 } }).form
  await save(changeField(added, 'place', { required: true }).form)
  await relabel('Reason', 'Why')

  await user.click(await screen.findByRole('button', { name: 'Review and merge' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect((await dialog.findByText(/Added .*Amount/)).textContent).toBeTruthy()
  expect(dialog.getByText(/Reason.*Why|Why.*Reason/)).toBeTruthy()
  expect(dialog.queryByRole('radio')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Merge' }))

  await expect
    .poll(async () => (await open()).fields.map(({ label, required }) => [label, required]))
    .toEqual([
      ['Amount', false],
      ['Why', false],
      ['Place', true],
    ])
})

test('what both changed is asked', async () => {
  const { user, form, save, open, relabel } = await openForm()
  await save(changeField(form, 'reason', { label: 'Cause' }).form)
  await relabel('Reason', 'Why')

  await user.click(await screen.findByRole('button', { name: 'Review and merge' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('button', { name: 'Merge' })).toHaveProperty('disabled', true)
  await user.click(await dialog.findByRole('radio', { name: /^Mine.*Why/ }))
  await user.click(dialog.getByRole('button', { name: 'Merge' }))

  await expect.poll(async () => (await open()).fields.map(({ label }) => label)).toEqual(['Why', 'Place'])
})

test('another open designer of the same form is shown until it is closed', async () => {
  const { designEditing } = await office.as('admin')
  const { formDesign } = await office.as('admin')
  const key = `faces${++count}`
  const { id } = await formDesign.create({
    name: key,
    code: key,
    definition: { version: 1, key, fields: [] },
  })
  const seat = crypto.randomUUID()
  await designEditing.announce({ kind: 'form', id, seat })
  const { unmount } = await openStudio(office, { at: `/studio/forms/${id}`, as: 'admin' })

  expect(
    await screen.findByRole('img', { name: /\(you, in another window\) also has this design open/ }),
  ).toBeTruthy()
  expect((await designEditing.announce({ kind: 'form', id, seat })).list).toHaveLength(1)
  unmount()
  await expect.poll(async () => (await designEditing.announce({ kind: 'form', id, seat })).list).toEqual([])
})
