import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { publishModel, titlesOf } from '../../../../../../server/test/company-models.ts'
import { sheetsOf } from '../../../../../../server/test/company-sheets.ts'
import { openStudio } from '../../../../../test/open-studio.tsx'

let office: Office
let sheets: ReturnType<typeof sheetsOf>
beforeAll(async () => {
  office = await openOffice()
  sheets = sheetsOf(office)
})
afterEach(cleanup)
afterAll(async () => {
  await sheets.clear()
  await office.close()
})

async function openImport(modelId: string) {
  const studio = await openStudio(office, { as: 'admin', at: `/studio/lists/${modelId}?part=records` })
  await studio.user.click(await screen.findByRole('button', { name: 'Import' }))
  return { ...studio, drawer: within(await screen.findByRole('dialog', { name: 'Import records' })) }
}

test('an administrator begins with a template and a file', async () => {
  const { modelId } = await publishModel(office)
  const { drawer } = await openImport(modelId)

  await drawer.findByRole('button', { name: 'Download template (xlsx)' })
  await drawer.findByRole('button', { name: /Choose file$/ })
})

test('the import that was left is there with the problem of each cell, rows of sub-tables stand below their record, and what is sound is taken over', async () => {
  const model = await publishModel(office)
  const csv = '名称,金额,明细-项目,明细-单价\n甲,1,笔,2\n,,墨,贵\n乙,3\n'
  await sheets.started('admin', model, '合同.csv', Buffer.from(csv))
  const { drawer, user } = await openImport(model.modelId)

  await drawer.findByText('Ready: 1')
  drawer.getByText('With problems: 1, won’t be imported')
  const table = within(drawer.getByRole('table'))
  expect(table.getAllByRole('row')).toHaveLength(4)
  expect(table.getByText(/^Can’t read “单价”/).closest('tr')?.textContent).toMatch(/^3/)
  await user.click(drawer.getByText('With problems only'))
  await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(3))

  await user.click(await drawer.findByRole('button', { name: /Import 1$/ }))
  await drawer.findByText('Import complete')
  expect(await titlesOf(office, 'admin', model)).toEqual(['乙'])
  drawer.getByRole('button', { name: 'Download problem rows' })
})
