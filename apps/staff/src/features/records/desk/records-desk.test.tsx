import { modelLink } from '@signet/client'
import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  contractList,
  grant,
  type PublishedModel,
  publishModel,
  recordOf,
} from '../../../../../server/test/company-models.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'

let office: Office
let model: PublishedModel

beforeAll(async () => {
  office = await openOffice()
  model = await publishModel(office, { inlineEdit: true })
  await recordOf(office, 'li', model, { title: '租约', number: 'A-1', amount: '1200', kind: 'rent' })
  await recordOf(office, 'li', model, { title: '打印机', number: 'A-2', amount: '300.5', kind: 'sale' })
})
afterEach(cleanup)
afterAll(() => office.close())

const atDesk = (path = modelLink(model.modelId)) => renderStaff(office, 'li', path, { width: 1280 })
const table = async () => within(await screen.findByRole('grid', { name: '合同' }))
const cell = async (name: string | RegExp) => (await table()).findByRole('gridcell', { name })
const titles = async () => (await table()).queryAllByRole('link').map(({ textContent }) => textContent)

test('at a desk the list is a table with its columns and sums, and a column sorts it', async () => {
  const { user } = await atDesk()
  const grid = await table()
  expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('金额')
  expect((await grid.findByRole('row', { name: 'Totals' })).textContent).toContain('1500.50')

  await user.click(grid.getByRole('button', { name: '金额' }))
  await waitFor(async () => expect(await titles()).toEqual(['打印机', '租约']))
  expect(grid.getByRole('columnheader', { name: /金额/ }).getAttribute('aria-sort')).toBe('ascending')
})

test('while the next rows load, and while a cell is edited, the table holds only rows', async () => {
  const long = await publishModel(office, { inlineEdit: true })
  for (const number of Array.from({ length: 21 }, (_, at) => `L-${at}`))
    await recordOf(office, 'li', long, { number })
  const held = Promise.withResolvers<void>()
  const { user } = await renderStaff(office, 'li', modelLink(long.modelId), {
    width: 1280,
    network: (send) => async (request) => {
      if ((await request.clone().text()).includes('"cursor"')) await held.promise
      return send(request)
    },
  })
  ;(await cell(/L-20/)).focus()
  await user.keyboard('{F2}')
  await screen.findByRole('dialog', { name: 'Edit cell' })
  await (await table()).findByRole('status')

  const grid = await screen.findByRole('grid', { name: '合同' })
  expect([...new Set(directParts(grid))].sort()).toEqual(['row', 'rowgroup'])
  held.resolve()
  await waitFor(async () => expect((await table()).queryByRole('status')).toBeNull())
})

/** Roles of the nearest descendants that have one. */
function directParts(element: Element): string[] {
  return [...element.children].flatMap((child) => {
    const role = child.getAttribute('role')
    return role ? [role] : directParts(child)
  })
}

test('a record opens beside the table, the next one makes room, and back leads to the table', async () => {
  const { user, history } = await atDesk()
  await user.click((await table()).getByRole('link', { name: '租约' }))
  await screen.findByRole('tab', { name: 'Change history' })
  expect((await table()).getByRole('row', { current: true }).textContent).toContain('租约')
  await user.click((await table()).getByRole('link', { name: '打印机' }))
  await screen.findByText('300.50', { selector: '[role=main] *' })
  expect(screen.getAllByRole('main')).toHaveLength(1)

  history.back()
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'Change history' })).toBeNull())
  expect(await titles()).toHaveLength(2)
})

test('arrow keys move from cell to cell, Enter opens the record', async () => {
  const { user, history } = await atDesk()
  ;(await cell('打印机')).focus()
  await user.keyboard('{ArrowDown}{ArrowRight}')
  await waitFor(async () => expect(document.activeElement).toBe(await cell(/A-1/)))
  await user.keyboard('{Home}{ArrowRight}{Enter}')

  await waitFor(() => expect(history.location.pathname).toContain('detail'))
})

test('a cell is edited in place, and never overwrites what somebody else saved first', async () => {
  const own = await publishModel(office, { inlineEdit: true })
  const id = await recordOf(office, 'li', own, { title: '旧名', number: 'B-1' })
  const { user } = await atDesk(modelLink(own.modelId))
  ;(await cell(/B-1/)).focus()
  await user.keyboard('{F2}')
  const editor = within(await screen.findByRole('dialog', { name: 'Edit cell' }))
  const box = await editor.findByRole('textbox')
  await user.clear(box)
  await user.type(box, 'B-2')
  const wang = (await office.as('wang')).records
  await wang.update({ modelId: own.modelId, id, version: 1, values: { title: '王的名' } })
  await user.click(editor.getByRole('button', { name: 'Save' }))
  await cell(/B-2/)
  await cell('王的名')

  ;(await cell(/B-2/)).focus()
  await user.keyboard('{F2}')
  const again = within(await screen.findByRole('dialog', { name: 'Edit cell' }))
  const other = await again.findByRole('textbox')
  await user.clear(other)
  await user.type(other, 'B-3')
  await wang.update({ modelId: own.modelId, id, version: 3, values: { number: 'W-9' } })
  await user.click(again.getByRole('button', { name: 'Save' }))
  expect((await again.findByRole('alert')).textContent).toContain('王芳')
  await user.click(again.getByRole('button', { name: 'Keep mine' }))

  await cell(/B-3/)
})

test('where a field may only be read its cell says so', async () => {
  const closed = await publishModel(office, {
    inlineEdit: true,
    restricts: { fields: true, records: true, buttons: true },
  })
  await grant(
    office,
    closed,
    { people: ['li'] },
    {
      buttons: ['detail', 'edit'],
      fields: { title: 'write', number: 'read' },
      records: { scope: 'all' },
    },
  )
  await recordOf(office, 'admin', closed, { title: '甲', number: 'C-1' })
  const { user } = await atDesk(modelLink(closed.modelId))
  ;(await cell(/C-1/)).focus()
  await user.keyboard('{F2}')

  const editor = within(await screen.findByRole('dialog', { name: 'Edit cell' }))
  await editor.findByText('You can’t edit this')
  expect(editor.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('groups open below their heads', async () => {
  const grouped = await publishModel(office, { layout: 'groups' })
  await recordOf(office, 'li', grouped, { title: '甲', kind: 'rent', amount: '5' })
  await recordOf(office, 'li', grouped, { title: '乙', kind: 'sale', amount: '7' })
  const { user } = await atDesk(modelLink(grouped.modelId))
  const head = await screen.findByRole('button', { name: /rent.*5\.00.*1 record/, expanded: false })
  expect(await titles()).toEqual([])
  await user.click(head)

  await waitFor(async () => expect(await titles()).toEqual(['甲']))
})

test('a tree opens level by level', async () => {
  const tree = await publishModel(office, { layout: 'tree', columns: contractList.columns })
  const top = await recordOf(office, 'li', tree, { title: '总合同' })
  const middle = await recordOf(office, 'li', tree, { title: '分合同', parent: top })
  await recordOf(office, 'li', tree, { title: '附件', parent: middle })
  const { user } = await atDesk(modelLink(tree.modelId))
  await user.click(await screen.findByRole('button', { name: 'Expand “总合同”' }))
  await user.click(await screen.findByRole('button', { name: 'Expand “分合同”' }))

  await waitFor(async () => expect(await titles()).toEqual(['总合同', '分合同', '附件']))
  expect(await screen.findByText('3 records')).toBeTruthy()
})

test('an administrator sees every record of a list without grants', async () => {
  const closed = await publishModel(office, {
    columns: contractList.columns,
    restricts: { columns: true, fields: true, buttons: true, records: true },
  })
  await recordOf(office, 'admin', closed, { title: '甲', number: 'Z-1' })
  await renderStaff(office, 'admin', modelLink(closed.modelId), { width: 1280 })

  await waitFor(async () => expect(await titles()).toEqual(['甲']))
})

test('a list that cannot be opened at a desk says so, and leads back', async () => {
  await atDesk(modelLink('nothing'))

  await screen.findByRole('alert')
  expect(screen.getByRole('button', { name: 'Back' })).toBeDefined()
})
