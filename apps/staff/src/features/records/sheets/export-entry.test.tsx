import { modelLink } from '@signet/client'
import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type PublishedModel, publishModel, recordOf } from '../../../../../server/test/company-models.ts'
import { sheetsOf } from '../../../../../server/test/company-sheets.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'

let office: Office
let sheets: ReturnType<typeof sheetsOf>
let model: PublishedModel
const saved: string[] = []

beforeAll(async () => {
  office = await openOffice()
  sheets = sheetsOf(office)
  model = await publishModel(office, { columns: [{ field: 'title' }, { field: 'number' }] })
  for (const [title, number] of [
    ['甲', 'A'],
    ['乙', 'B'],
  ])
    await recordOf(office, 'li', model, { title, number })
  document.addEventListener('click', (event) => {
    const link = event.target
    if (!(link instanceof HTMLAnchorElement) || !link.download) return
    event.preventDefault()
    saved.push(link.getAttribute('href') ?? '')
  })
})
afterEach(() => {
  cleanup()
  saved.length = 0
})
afterAll(async () => {
  await sheets.clear()
  await office.close()
})

async function openExport() {
  const staff = await renderStaff(office, 'li', modelLink(model.modelId))
  await screen.findByText('2 records')
  return staff
}
const pressExport = async ({ user }: Awaited<ReturnType<typeof renderStaff>>) => {
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  return within(await screen.findByRole('dialog', { name: 'Export' }))
}
const saveIn = async (
  sheet: Awaited<ReturnType<typeof pressExport>>,
  { user }: Awaited<ReturnType<typeof renderStaff>>,
) => {
  await user.click(sheet.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  return sheets.sheetAt({ url: saved[0] ?? '' })
}

test('all matching records are exported with the chosen columns', async () => {
  const staff = await openExport()
  const sheet = await pressExport(staff)
  await staff.user.click(sheet.getByRole('checkbox', { name: '名称' }))
  await staff.user.click(sheet.getByRole('radio', { name: 'csv' }))
  await sheet.findByRole('radio', { name: 'All 2' })

  expect(await saveIn(sheet, staff)).toEqual([['合同号'], ['B'], ['A']])
})

test('only the ticked records are exported', async () => {
  const staff = await openExport()
  await staff.user.click(screen.getByRole('button', { name: 'Select' }))
  await staff.user.click(await screen.findByRole('checkbox', { name: /甲/ }))
  const sheet = await pressExport(staff)
  sheet.getByRole('radio', { name: 'Selected (1)' })

  expect(await saveIn(sheet, staff)).toEqual([
    ['名称', '合同号'],
    ['甲', 'A'],
  ])
})
