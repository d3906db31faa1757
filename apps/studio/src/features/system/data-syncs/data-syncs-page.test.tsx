import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
let interfaceId: string
let dictionary: string
beforeAll(async () => {
  office = await openOffice()
  const { dataInterfaces, dictionary: dictionaries } = await office.as('admin')
  const rows = [
    { code: 'a', name: 'Alpha' },
    { code: 'b c', name: 'Beta' },
  ]
  const source = { kind: 'static' as const, rows }
  const audience = { kind: 'administrators' as const }
  interfaceId = (await dataInterfaces.create({ fullName: 'ERP units', enCode: 'erpUnits', audience, source }))
    .id
  const translations = { 'zh-TW': '', 'en-US': '' }
  dictionary = (await dictionaries.create({ fullName: 'Units', enCode: 'erp.units', translations })).id
})
afterEach(cleanup)
afterAll(() => office.close())

const at = '/studio/data-syncs'

test('an empty page says what it is for and begins a synchronization, whose mistakes are named', async () => {
  const { user } = await openStudio(office, { as: 'admin', at })
  await user.click(await screen.findByRole('button', { name: /New synchronization$/ }))
  const form = await screen.findByRole('form', { name: 'New synchronization' })
  await user.type(within(form).getByLabelText('Name'), 'Units of the ERP')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  expect((await within(form).findAllByRole('alert')).length).toBeGreaterThan(0)
})

test('a dry run names what happens to each row and cell, and a run does it', async () => {
  const { dataSyncs, dictionary: dictionaries } = await office.as('admin')
  const { id } = await dataSyncs.create({
    ...{ fullName: 'Units of the ERP', interfaceId, key: 'enCode' },
    target: { kind: 'dictionary', id: dictionary },
    columns: [
      { column: 'code', field: 'enCode' },
      { column: 'name', field: 'fullName' },
    ],
  })
  const { user } = await openStudio(office, { as: 'admin', at: `${at}?open=${id}` })
  expect(await screen.findByText('No runs yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Dry run$/ }))
  expect(await screen.findByText(/Reading and comparing/)).toBeTruthy()
  await office.settle()

  const differences = within(await screen.findByRole('region', { name: 'Differences' }))
  expect(await differences.findByText('Alpha')).toBeTruthy()
  expect(differences.getByText(/A code needs 1 to 60 letters/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Run now' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('1 new · 1 refused')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Run now' }))
  expect(await screen.findByText(/Reading and comparing/)).toBeTruthy()
  await office.settle()
  await expect.poll(() => screen.queryByText(/Reading and comparing/)).toBeNull()
  expect((await dictionaries.open({ id: dictionary })).entries.map(({ fullName }) => fullName)).toEqual([
    'Alpha',
  ])

  await user.click(screen.getByRole('button', { name: /All runs$/ }))
  expect(await screen.findByRole('button', { name: 'Run' })).toBeTruthy()
})

test('parameters of the interface take values and moments, and the dry run names them', async () => {
  const { dataInterfaces, dataSyncs } = await office.as('admin')
  const parameter = { name: 'since', label: 'Changed since', type: 'date' as const }
  const { id: source } = await dataInterfaces.create({
    ...{ fullName: 'ERP changes', enCode: 'erpChanges', parameters: [parameter] },
    source: { kind: 'static', rows: [{ code: 'x', name: 'Changed' }] },
  })
  const { id } = await dataSyncs.create({
    ...{ fullName: 'Changes of the ERP', interfaceId: source, key: 'enCode' },
    target: { kind: 'dictionary', id: dictionary },
    columns: [
      { column: 'code', field: 'enCode' },
      { column: 'name', field: 'fullName' },
    ],
  })
  const { user } = await openStudio(office, { as: 'admin', at: `${at}?open=${id}` })
  await user.click(await screen.findByRole('tab', { name: 'Settings' }))
  const form = within(await screen.findByRole('form', { name: 'Changes of the ERP' }))
  await user.click(await form.findByRole('combobox', { name: 'Parameter Changed since' }))
  await user.click(await screen.findByText('Today', { selector: '.ant-select-item-option-content' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await expect
    .poll(async () => (await dataSyncs.open({ id })).parameters)
    .toEqual([{ kind: 'moment', name: 'since', moment: 'today', first: '' }])

  await user.click(screen.getByRole('tab', { name: 'Runs' }))
  await user.click(screen.getByRole('button', { name: /Dry run$/ }))
  await screen.findByText(/Reading and comparing/)
  await office.settle()
  expect(await screen.findByText('Parameter Changed since')).toBeTruthy()
  expect(await screen.findByText(/^\d{4}-\d\d-\d\d$/)).toBeTruthy()
})
