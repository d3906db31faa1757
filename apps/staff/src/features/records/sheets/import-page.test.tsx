import { modelLink } from '@signet/client'
import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { grant, publishModel, titlesOf } from '../../../../../server/test/company-models.ts'
import { sheetsOf } from '../../../../../server/test/company-sheets.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'
import { importHref } from './import-href.ts'

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

/** The downloads requested from the browser. */
function savedSheets(): readonly string[] {
  const saved: string[] = []
  document.addEventListener('click', (event) => {
    const link = event.target
    if (!(link instanceof HTMLAnchorElement) || !link.download) return
    event.preventDefault()
    saved.push(link.getAttribute('href') ?? '')
  })
  return saved
}

test('a person who may import finds it in the menu, and chooses a file first', async () => {
  const model = await publishModel(office)
  const { user } = await renderStaff(office, 'li', modelLink(model.modelId))
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('button', { name: 'Import records' }))

  await screen.findByRole('heading', { name: 'Import records' })
  await screen.findByRole('button', { name: 'Choose file' })
  expect(screen.getByText('Choose file', { selector: 'li' }).getAttribute('aria-current')).toBe('step')
  const saved = savedSheets()
  await user.click(screen.getByRole('button', { name: 'Download template (xlsx)' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const [[title] = []] = await sheets.sheetAt({ url: saved[0] ?? '' })
  expect(title).toBe('*名称')
})

test('import and export are not offered without permission', async () => {
  const model = await publishModel(office, { restricts: { buttons: true } })
  await grant(office, model, { people: ['li'] }, { buttons: ['detail'], records: { scope: 'all' } })
  const { user } = await renderStaff(office, 'li', modelLink(model.modelId))
  await user.click(await screen.findByRole('button', { name: 'More' }))

  await screen.findByRole('button', { name: 'Visible columns' })
  expect(screen.queryByRole('button', { name: 'Import records' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
})

test('an import is continued: its problems, the sheet of errors, and the valid rows are imported', async () => {
  const model = await publishModel(office)
  const sheet = '名称,金额,旧列\n甲,1\n,2\n乙,很多\n'
  await sheets.started('li', model, '合同.csv', Buffer.from(sheet))
  const { user, history } = await renderStaff(office, 'li', importHref(model.modelId))

  await screen.findByText('Ready: 1')
  screen.getByText('With problems: 2, won’t be imported')
  screen.getByText('Columns not recognized, won’t be imported: 旧列')
  await waitFor(() => expect(history.location.search).toContain('id='))
  await user.click(screen.getByRole('tab', { name: 'With problems only' }))
  const table = () => within(screen.getByRole('list', { name: 'File content' }))
  await waitFor(() => expect(table().getAllByRole('listitem')).toHaveLength(2))
  const rows = table()
  rows.getByText('Fill in “名称”')
  rows.getByText(/^Can’t read “金额”/)

  const saved = savedSheets()
  await user.click(screen.getByRole('button', { name: 'Download problem rows' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const errors = await sheets.sheetAt({ url: saved[0] ?? '' })
  expect(errors.map((row) => row[1])).toEqual(['金额', '2', '很多'])
  await user.click(screen.getByRole('button', { name: 'Import 1' }))
  await screen.findByText('Import complete')
  expect(await titlesOf(office, 'li', model)).toEqual(['甲'])
  expect(screen.getByText('Not imported').closest('li')?.textContent).toContain('2')
})

test('a file that cannot be read says why, and another one can be chosen', async () => {
  const model = await publishModel(office)
  const { importId } = await sheets.started('li', model, '别的.csv', Buffer.from('什么\n1\n'))
  const { user } = await renderStaff(office, 'li', importHref(model.modelId, importId))

  await screen.findByText('Import failed')
  screen.getByText(/The first row must contain the field names/)
  await user.click(screen.getByRole('button', { name: 'Import another file' }))
  await screen.findByRole('button', { name: 'Choose file' })
})

test('choosing another file drops this one, and nothing is stored', async () => {
  const model = await publishModel(office)
  await sheets.started('li', model, '合同.csv', Buffer.from('名称\n甲\n'))
  const { user } = await renderStaff(office, 'li', importHref(model.modelId))
  await user.click(await screen.findByRole('button', { name: 'Choose another file' }))

  await screen.findByRole('button', { name: 'Choose file' })
  expect(await (await office.as('li')).recordSheets.currentImport({ modelId: model.modelId })).toEqual({
    importId: null,
  })
})

test('a preview that does not come says why and does not lose the import', async () => {
  const model = await publishModel(office)
  await sheets.started('li', model, '合同.csv', Buffer.from('名称\n甲\n'))
  let isDown = false
  const { user } = await renderStaff(office, 'li', importHref(model.modelId), {
    network: (send) => (request) => {
      if (isDown && request.url.includes('/ImportData')) throw new TypeError('Failed to fetch')
      return send(request)
    },
  })
  await screen.findByText('Ready: 1')
  isDown = true
  await user.click(screen.getByRole('button', { name: 'Import 1' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t reach the server')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Import 1' }))
  await screen.findByText('Import complete')
})
