import { modelLink } from '@signet/client'
import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Account } from '../../../../../server/test/company.ts'
import {
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../../server/test/company-flows.ts'
import {
  fillModel,
  type PublishedModel,
  publishModel,
  recordOf,
} from '../../../../../server/test/company-models.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'

let office: Office
let model: PublishedModel

beforeAll(async () => {
  office = await openOffice()
  model = await publishModel(office, { leftTree: { field: 'kind', title: '分类' }, layout: 'leftTree' })
  await recordOf(office, 'li', model, {
    title: '租约',
    number: 'A-1',
    amount: '1200',
    kind: 'rent',
    signedOn: '2026-01-01',
  })
  await recordOf(office, 'li', model, {
    title: '打印机',
    number: 'A-2',
    amount: '300.5',
    kind: 'sale',
    signedOn: '2026-02-01',
  })
  await recordOf(office, 'li', model, {
    title: '显示器',
    number: 'A-3',
    amount: '99.5',
    kind: 'sale',
    signedOn: '2026-02-01',
  })
})
afterEach(cleanup)
afterAll(() => office.close())

const show = (path = modelLink(model.modelId), who: Account = 'li') => renderStaff(office, who, path)
const titles = async () => {
  const list = within(await screen.findByRole('list', { name: '合同' }))
  return list.getAllByRole('listitem').map((row) => row.textContent?.match(/租约|打印机|显示器/)?.[0])
}

test('several fields sort a list, in the order in which they were pressed, and the button says which', async () => {
  const { user } = await show()
  await titles()
  await user.click(screen.getByRole('button', { name: /^Sorted by/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Sort' }))
  await user.click(sheet.getByRole('button', { name: '签订日期, not sorted' }))
  await user.click(sheet.getByRole('button', { name: '金额, not sorted' }))
  await user.click(sheet.getByRole('button', { name: '金额, sort 2, ascending' }))
  sheet.getByRole('button', { name: '金额, sort 2, descending' })
  await user.click(sheet.getByRole('button', { name: 'Apply' }))

  await waitFor(async () => expect(await titles()).toEqual(['租约', '打印机', '显示器']))
  screen.getByRole('button', { name: 'Sorted by 签订日期 ↑, 金额 ↓' })
})

test('a search is saved as a view, opens the list from then on, and is deleted', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('tab', { name: /sale/ }))
  await waitFor(async () => expect(await titles()).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: /^View/ }))
  await user.click(await screen.findByRole('button', { name: 'Save as new view' }))
  const form = within(await screen.findByRole('dialog', { name: 'Save as new view' }))
  await user.type(form.getByRole('textbox', { name: /View name/ }), '销售')
  await user.click(form.getByRole('checkbox', { name: 'Use this view when opening the list' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: /^销售/, pressed: true })
  cleanup()

  const again = await show()
  await waitFor(async () => expect(await titles()).toHaveLength(2))
  await again.user.click(await screen.findByRole('button', { name: 'View: 销售' }))
  await again.user.click(await screen.findByRole('button', { name: 'Default list' }))
  await waitFor(async () => expect(await titles()).toHaveLength(3))
  await again.user.click(await screen.findByRole('button', { name: 'View: Default list' }))
  await again.user.click(await screen.findByRole('button', { name: 'Edit view “销售”' }))
  await again.user.click(await screen.findByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  await again.user.click(question.getByRole('button', { name: 'Delete' }))
  const { recordViews } = await office.as('li')
  await waitFor(async () => expect((await recordViews.list({ modelId: model.modelId })).list).toEqual([]))
})

test('coming back from a record shows the list as it was left', async () => {
  const { user, history } = await show()
  await titles()
  await user.click(screen.getByRole('button', { name: /^Sorted by/ }))
  await user.click(await screen.findByRole('button', { name: '金额, not sorted' }))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(async () => expect(await titles()).toEqual(['显示器', '打印机', '租约']))
  await user.click(screen.getByRole('link', { name: /租约/ }))
  await screen.findByRole('tab', { name: 'Change history' })
  history.back()

  await waitFor(async () => expect(await titles()).toEqual(['显示器', '打印机', '租约']))
})

test('the tree beside a list comes from the left, and a node shows its records alone', async () => {
  const { user } = await show()
  await titles()
  await user.click(screen.getByRole('button', { name: '分类: All' }))
  const tree = within(await screen.findByRole('dialog', { name: '分类' }))
  await user.click(await tree.findByRole('button', { name: 'rent', pressed: false }))

  await waitFor(async () => expect(await titles()).toEqual(['租约']))
  screen.getByRole('button', { name: '分类: rent' })
})

test('only administrators are offered to show a view to everybody, and then everybody picks it', async () => {
  const { user } = await show(undefined, 'admin')
  await user.click(await screen.findByRole('button', { name: /^View/ }))
  await user.click(await screen.findByRole('button', { name: 'Save as new view' }))
  const form = within(await screen.findByRole('dialog', { name: 'Save as new view' }))
  await user.type(form.getByRole('textbox', { name: /View name/ }), '全公司')
  await user.click(form.getByRole('checkbox', { name: 'Share with everyone who can see this list' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: '全公司', pressed: true })
  cleanup()

  const li = await show()
  await li.user.click(await screen.findByRole('button', { name: /^View/ }))
  await screen.findByRole('button', { name: '全公司' })
  await li.user.click(screen.getByRole('button', { name: 'Save as new view' }))
  await screen.findByRole('dialog', { name: 'Save as new view' })
  expect(screen.queryByRole('checkbox', { name: /everyone/ })).toBeNull()
})

test('chosen columns are shown on the cards', async () => {
  const { user } = await show()
  await titles()
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('button', { name: 'Visible columns' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Visible columns' }))
  for (const name of ['合同号', '金额']) await user.click(sheet.getByRole('checkbox', { name }))
  await user.click(sheet.getByRole('button', { name: 'Apply' }))

  await waitFor(() => expect(screen.queryByText('A-1')).toBeNull())
})

test('records of a flow are made by launching it, and lead to their case', async () => {
  const { flowId, formId } = await publishFlow(office, {
    ...chain([start(), approver(office, 'review', ['manager']), end]),
    name: '差旅',
  })
  const { listDesign } = await office.as('admin')
  await listDesign.save({
    id: formId,
    definition: { version: 1, columns: [{ field: 'subject' }], buttons: [{ key: 'detail' }] },
  })
  await listDesign.publish({ id: formId })
  await launchAs(office, 'li', flowId, { ...claim, subject: '上海出差' })
  const { user, history } = await show(modelLink(formId))
  const row = await screen.findByRole('link', { name: /上海出差.*In approval/ })
  expect(row.getAttribute('href')).toContain('/pages/workFlow/flowBefore/index')
  await user.click(screen.getByRole('button', { name: 'Add' }))

  await waitFor(() => expect(history.location.pathname).toBe('/pages/workFlow/flowBefore/index'))
})

test('a list of more than ten thousand records says so instead of counting them', async () => {
  const long = await publishModel(office)
  await fillModel(office, long, 10_002)
  await show(modelLink(long.modelId), 'admin')
  expect(await screen.findByText('10,000+ records')).toBeTruthy()
})
