import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
let file: string
beforeAll(async () => {
  office = await openOffice()
  const { formDesign, definitionFiles } = await office.as('admin')
  const definition = { version: 1, key: 'trips', fields: [{ key: 'goal', kind: 'input', label: '目的' }] }
  const { id } = await formDesign.create({ name: '出差单', code: 'trips', definition })
  file = (await definitionFiles.export({ ids: [id] })).file
  await formDesign.save({
    id,
    name: '出差单',
    definition: { ...definition, fields: [{ key: 'goal', kind: 'input', label: '事由' }] },
  })
})
afterEach(cleanup)
afterAll(() => office.close())

const at = '/studio/definition-files'
const upload = (text: string) => new File([text], 'x.definitions.json', { type: 'application/json' })

test('a difference is shown and decided, and the draft is replaced', async () => {
  const { user } = await openStudio(office, { as: 'admin', at })
  const part = await screen.findByRole('region', { name: 'Import' })
  await user.upload(within(part).getByLabelText('Definition file'), upload(file))

  expect(await within(part).findByText('Different')).toBeTruthy()
  expect(within(part).getByRole('button', { name: /Import as drafts$/ })).toHaveProperty('disabled', true)
  await user.click(within(part).getByRole('button', { name: 'Expand row' }))
  expect(await within(part).findByText('draft › fields › goal › label')).toBeTruthy()

  await user.click(within(part).getByRole('combobox', { name: 'What to do with “出差单”' }))
  await user.click(await screen.findByTitle('Replace the draft'))
  await user.click(within(part).getByRole('button', { name: /Import as drafts$/ }))
  expect(await within(part).findByText('Draft replaced')).toBeTruthy()
})

test('a file that is something else is refused with the reason', async () => {
  const { user } = await openStudio(office, { as: 'admin', at })
  const part = await screen.findByRole('region', { name: 'Import' })
  await user.upload(within(part).getByLabelText('Definition file'), upload('{}'))
  expect((await within(part).findByRole('alert')).textContent).toMatch(/isn’t a definition file/)
})

test('chosen definitions can be exported', async () => {
  const { user } = await openStudio(office, { as: 'admin', at })
  const part = await screen.findByRole('region', { name: 'Export' })
  await user.click(await within(part).findByRole('checkbox', { name: '出差单' }))
  await user.click(within(part).getByRole('button', { name: /Export 1 definition$/ }))
  expect(await within(part).findByText('The file is downloaded.')).toBeTruthy()
})

test('the preview names the categories that will be created, with those above them', async () => {
  const { designLife, formDesign, definitionFiles } = await office.as('admin')
  const names = (english: string) => ({ 'zh-TW': '', 'en-US': english })
  await designLife.createCategory({ name: '财经', names: names('Money'), parent: null })
  await designLife.createCategory({ name: '差旅', names: names('Travel'), parent: '财经' })
  const definition = { version: 1, key: 'fares', fields: [{ key: 'goal', kind: 'input', label: '目的' }] }
  const { id } = await formDesign.create({ name: '车票单', code: 'fares', category: '差旅', definition })
  const brought = (await definitionFiles.export({ ids: [id] })).file
  await designLife.categorise({ kind: 'form', id, category: '' })
  for (const category of ['差旅', '财经']) await designLife.deleteCategory({ category, movesUp: false })

  const { user } = await openStudio(office, { as: 'admin', at })
  const part = await screen.findByRole('region', { name: 'Import' })
  await user.upload(within(part).getByLabelText('Definition file'), upload(brought))
  expect(await within(part).findByText('2 categories will be created')).toBeTruthy()
  expect(within(part).getByText('Money › Travel')).toBeTruthy()
})
