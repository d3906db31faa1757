import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../test/open-studio.tsx'

let office: Office
let formId: string
let flowId: string

beforeAll(async () => {
  office = await openOffice()
  const { formDesign, flowDesign } = await office.as('admin')
  const label = { 'zh-CN': '出差天数', 'en-US': 'Nights away' }
  const fields = [{ key: 'nights', kind: 'number', label }]
  const definition = { version: 1, key: 'trip', title: '出差申请', fields }
  formId = (await formDesign.create({ name: '出差申请', code: 'trip', definition })).id
  await formDesign.publish({ id: formId })
  const nodes = [
    { id: 'start', kind: 'start', name: '开始' },
    { id: 'review', kind: 'approver', name: '部门审核', sources: [{ kind: 'starter' }] },
    { id: 'end', kind: 'end', name: '结束' },
  ]
  const lines = [
    { id: 'l1', from: 'start', to: 'review' },
    { id: 'l2', from: 'review', to: 'end' },
  ]
  const flow = { version: 1, name: '出差流程', nodes, lines }
  flowId = (await flowDesign.create({ name: '出差流程', code: 'tripFlow', formId, definition: flow })).id
})
afterEach(cleanup)
afterAll(() => office.close())

/** Opens the search on a page and types into it. */
async function search(at: string, words: string) {
  const opened = await openStudio(office, { as: 'admin', at })
  await screen.findByRole('heading', { level: 1 })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  const sheet = within(await screen.findByRole('dialog', { name: 'Go to' }))
  const box = sheet.getByRole('combobox')
  await waitFor(() => expect(document.activeElement).toBe(box))
  if (words) await opened.user.type(box, words)
  return { ...opened, sheet, box }
}

test('pages are found by their Chinese name and its initials, and Enter opens the chosen one', async () => {
  const { user, sheet, box, history } = await search('/studio/flows', '字典')
  const option = await sheet.findByRole('option', { name: /Dictionaries/ })
  expect(option.getAttribute('aria-selected')).toBe('true')
  expect(box.getAttribute('aria-activedescendant')).toBe(option.id)

  await user.clear(box)
  await user.type(box, 'gzrl')
  await sheet.findByRole('option', { name: /Working calendar/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(history.location.pathname).toBe('/studio/working-calendar'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('forms, flows and lists are found by pinyin, and the arrows choose among them', async () => {
  const { user, sheet, history } = await search('/studio/flows', 'ccsq')
  await sheet.findByRole('option', { name: /出差申请\s*Form/ })
  expect(await sheet.findByRole('option', { name: /出差申请\s*List/ })).toBeTruthy()
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(history.location.pathname).toBe(`/studio/lists/${formId}`))
})

test('a field of the open form is selected by a name in any language', async () => {
  const { user, sheet } = await search(`/studio/forms/${formId}`, 'ccts')
  await sheet.findByRole('option', { name: /Nights away\s*Field/ })
  await user.keyboard('{Enter}')
  const properties = within(screen.getByRole('complementary', { name: 'Properties' }))
  expect(await properties.findByDisplayValue('出差天数')).toBeTruthy()
})

test('a step of the open flow is selected, and publishing starts from the search', async () => {
  const { user, sheet } = await search(`/studio/flows/${flowId}`, 'bmsh')
  await sheet.findByRole('option', { name: /部门审核\s*Step/ })
  await user.keyboard('{Enter}')
  const settings = within(screen.getByRole('complementary', { name: 'Settings' }))
  expect(await settings.findByDisplayValue('部门审核')).toBeTruthy()

  fireEvent.keyDown(document.body, { key: 'k', metaKey: true })
  await user.type(await screen.findByRole('combobox', { name: /Search pages/ }), 'publish{Enter}')
  expect(await screen.findByText(/This is the first version/)).toBeTruthy()
})

test('theme and a new form come from the search, and a dialog keeps its keys', async () => {
  const { user, sheet, app } = await search('/studio/flows', 'dark')
  await sheet.findByRole('option', { name: /Dark theme/ })
  await user.keyboard('{Enter}')
  expect(app.look.value.theme).toBe('dark')

  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  await user.type(await screen.findByRole('combobox', { name: /Search pages/ }), '新建表单')
  await screen.findByRole('option', { name: /New form/ })
  await user.keyboard('{Enter}')
  expect(await within(await screen.findByRole('dialog')).findByText('New form')).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull()
})
