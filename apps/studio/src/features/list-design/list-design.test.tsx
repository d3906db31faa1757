import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStudio } from '../../../test/open-studio.tsx'

let office: Office
let id: string
let made = 0

beforeAll(async () => {
  office = await openOffice()
})
beforeEach(async () => {
  const { formDesign, listDesign, records } = await office.as('admin')
  made += 1
  const definition = { ...contractForm, key: `contract${made}` }
  id = (await formDesign.create({ name: 'Contracts', code: `contract${made}`, definition })).id
  await formDesign.publish({ id })
  await listDesign.save({ id, definition: contractList })
  await listDesign.publish({ id, reason: 'Test' })
  await records.create({ modelId: id, values: { title: 'Rent of the hall', amount: '120.50', kind: 'rent' } })
})
afterEach(cleanup)
afterAll(() => office.close())

const draft = async () => (await (await office.as('admin')).listDesign.open({ id })).definition
const open = (part = '') => openStudio(office, { as: 'admin', at: `/studio/lists/${id}${part}` })
const settings = () => screen.findByRole('complementary', { name: 'List settings' })
/** Publishes by the sheet, with a reason where everybody may delete. */
const publish = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.type(await sheet.findByLabelText('Reason to publish anyway'), 'Shared by all')
  await user.click(sheet.getByRole('button', { name: 'Publish' }))
}
const preview = () => screen.findByRole('region', { name: 'Preview' })

describe('the list designer', () => {
  test('shows the list with real records, on the desktop and on the phone', async () => {
    await open()

    expect((await within(await preview()).findAllByText('Rent of the hall')).length).toBe(2)
  })

  test('moves a column by keyboard, announces its position, saves automatically, and undoes it', async () => {
    const { user } = await open()
    const columns = await within(await settings()).findByRole('list', { name: 'Columns' })
    const names = () =>
      within(columns)
        .getAllByRole('button', { name: /^Move/ })
        .map((handle) => handle.getAttribute('aria-label'))

    within(columns).getByRole('button', { name: 'Move “Amount”' }).focus()
    await user.keyboard('{ArrowUp}')
    expect(names()).toEqual(['Move “Amount”', 'Move “Title”'])
    expect(screen.getByText('“Amount” is now 1 of 2')).toBeTruthy()
    await expect
      .poll(async () => (await draft())['columns'])
      .toMatchObject([{ field: 'amount' }, { field: 'title' }])

    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(names()).toEqual(['Move “Title”', 'Move “Amount”'])
  })

  test('keeps incomplete input, reports what is missing in place, and saves nothing before', async () => {
    const { user } = await open()
    await user.click(await within(await settings()).findByRole('tab', { name: 'Layout' }))
    await user.click(within(await settings()).getByText('Grouped'))

    expect((await within(await settings()).findByRole('alert')).textContent).toBe('Choose a field')
    expect(screen.getByText('Saves once complete')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true)

    await user.click(within(await settings()).getByRole('combobox', { name: 'Group by' }))
    await user.click(await screen.findByTitle('Kind'))
    await expect.poll(async () => (await draft())['group']).toEqual({ field: 'kind' })
  })

  test('publishes the current draft, and reports the number of indexes for its searches', async () => {
    const { user } = await open()
    await user.click(await within(await settings()).findByRole('switch', { name: 'Show “Amount”' }))
    await publish(user)

    expect(await screen.findByText('List published (version 2)')).toBeTruthy()
    const { records } = await office.as('li')
    expect((await records.config({ modelId: id })).list['columns']).toMatchObject([
      { field: 'title', shown: true },
      { field: 'amount', shown: false },
    ])
  })

  test('asks before it is published with requests open to its readers', async () => {
    const { user } = await open()
    await user.click(await within(await settings()).findByRole('tab', { name: 'Rules' }))
    await user.click(await screen.findByRole('switch', { name: 'Open requests like other records' }))
    await publish(user)

    expect(await screen.findByText('List published (version 2)')).toBeTruthy()
    expect((await draft())['cases']).toBe('open')
  })

  test('is disabled after confirmation, and available again when published', async () => {
    const { user } = await open()
    await settings()
    await user.click(await screen.findByRole('button', { name: 'Disable' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/Records, permissions and views are kept/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Disable' }))
    expect(await screen.findByText('Disabled')).toBeTruthy()
    const li = (await office.as('li')).records
    await expect(li.list({ modelId: id })).rejects.toMatchObject({ code: 'records.modelWithdrawn' })

    await publish(user)
    await expect.poll(() => screen.queryByText('Disabled')).toBeNull()
    expect((await li.list({ modelId: id })).list.length).toBe(1)
  })

  test('restores an earlier published version', async () => {
    const { listDesign } = await office.as('admin')
    await listDesign.save({ id, definition: { ...contractList, pageSize: 50 } })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Versions' }))

    expect(await screen.findByText('Draft differs in: sorting and paging')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Restore this version' }))
    await expect.poll(async () => (await draft())['pageSize']).toBe(20)
  })

  test('builds conditions as everywhere: a field, then its value, with the sentence that they mean', async () => {
    const { user } = await open()
    await user.click(await within(await settings()).findByRole('tab', { name: 'Rules' }))
    const add = async (field: string) => {
      await user.click(
        within(await settings()).getByRole('combobox', { name: 'Add condition: choose a field' }),
      )
      await user.click((await screen.findAllByTitle(field)).at(-1) as HTMLElement)
    }
    await add('Title')
    await user.keyboard('hall')
    const row = async (number: number) =>
      within(within(await settings()).getByRole('group', { name: `Condition ${number}` }))
    await user.click((await row(1)).getByRole('combobox', { name: 'Operator' }))
    await user.click(await screen.findByTitle('does not contain'))
    expect(await screen.findByText('If Title does not contain hall')).toBeTruthy()
    expect(await screen.findByText('0 of 1 records')).toBeTruthy()

    await add('Created by')
    expect(screen.getByText('If Title does not contain hall')).toBeTruthy()
    await user.click((await row(2)).getByRole('button', { name: 'Compare with' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Current user' }))
    await user.click(within(await settings()).getByText('Any is true'))
    expect(
      await screen.findByText('If Title does not contain hall or Created by is one of themselves'),
    ).toBeTruthy()
    expect(await screen.findByText('1 of 1 records')).toBeTruthy()
    await expect
      .poll(async () => (await draft())['only'])
      .toEqual({
        match: 'any',
        conditions: [
          { field: 'title', operator: 'notContains', value: 'hall' },
          { field: '$author', operator: 'anyOf', variable: 'me' },
        ],
      })
  })

  test('checks the condition of a button while typing, with field suggestions', async () => {
    const { user } = await open()
    await user.click(await within(await settings()).findByRole('tab', { name: 'Buttons' }))
    await user.click(within(await settings()).getByRole('button', { name: 'Add button' }))
    await user.click(within(await settings()).getByRole('button', { name: 'New button' }))
    await user.click(within(await settings()).getByRole('button', { name: 'Edit as formula: Available if' }))
    const formula = within(await settings()).getByRole('combobox', { name: 'Available if' })

    await user.type(formula, 'amou')
    await user.click(await screen.findByRole('option', { name: /^amount/ }))
    await user.type(formula, ' >')
    expect(await within(await settings()).findAllByRole('alert')).not.toEqual([])
    await user.type(formula, ' 100')
    await expect
      .poll(async () => (await draft())['actions'])
      .toMatchObject([{ key: 'action1', enabledWhen: 'amount > 100' }])
  })
})

describe('a permission', () => {
  test('is shown in one sentence, and Li sees what is permitted and nothing else', async () => {
    const { listDesign } = await office.as('admin')
    const restricts = { columns: true, fields: true, buttons: true, records: true }
    await listDesign.save({ id, definition: { ...contractList, restricts } })
    await listDesign.publish({ id, reason: 'Test' })
    const { user } = await open('?part=grants')

    await user.click(await screen.findByRole('button', { name: 'New permission' }))
    const form = await screen.findByRole('form', { name: 'New permission' })
    await user.type(within(form).getByLabelText('Name'), 'Sales')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    expect((await within(form).findByRole('alert')).textContent).toBe('Choose who gets this permission')

    await user.click(within(form).getByRole('switch', { name: 'Everyone' }))
    await user.click(within(form).getByRole('checkbox', { name: 'Column “Title”' }))
    await user.click(within(form).getByRole('checkbox', { name: 'Details' }))
    await user.click(within(form).getByRole('combobox', { name: 'Whose records' }))
    await user.click(await screen.findByTitle('all records'))
    await user.click(within(form).getByRole('button', { name: /Save$/ }))

    const changes = await screen.findByRole('form', { name: /^The rights of \d+ people change$/ })
    const li = (await within(changes).findByText('李伟')).closest('tr') as HTMLElement
    expect(within(li).getByText('View: no → 1 record')).toBeTruthy()
    expect(within(li).getByText('Gains columns: Title')).toBeTruthy()
    expect((await listDesign.grants({ id })).list).toEqual([])
    await user.click(within(changes).getByRole('button', { name: /Save the change$/ }))

    await expect.poll(() => screen.queryByRole('form', { name: 'New permission' })).toBeNull()
    expect(await screen.findByText(/Everyone: for all records,/)).toBeTruthy()
    const { records } = await office.as('li')
    const { list } = await records.list({ modelId: id })
    expect(list.map(({ texts }) => texts)).toEqual([{ title: 'Rent of the hall' }])
  })

  test('that changes nothing yet says so, and one press makes the list ask for it', async () => {
    const { user } = await open('?part=grants')
    expect(await screen.findByText(/^This list doesn’t restrict: /)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Require permissions for all (once published)' }))

    expect(screen.queryByText(/^This list doesn’t restrict: /)).toBeNull()
    await expect
      .poll(async () => (await draft())['restricts'])
      .toEqual({ columns: true, fields: true, buttons: true, records: true })
  })

  test('is merged when two administrators change it at once', async () => {
    const { listDesign } = await office.as('admin')
    const permission = { columns: ['title'], buttons: [], records: { scope: 'all' } }
    const body = { id, name: 'Both', holders: [{ kind: 'everybody' as const }], permission }
    const { grantId } = await listDesign.createGrant(body)
    const { user } = await open('?part=grants')
    await user.click(await screen.findByRole('button', { name: /^Both/ }))
    const form = within(await screen.findByRole('form', { name: 'Both' }))
    await user.click(form.getByRole('checkbox', { name: 'Details' }))
    office.clock.pass(1000)
    await listDesign.saveGrant({ ...body, grantId, permission: { ...permission, buttons: ['edit'] } })
    await user.click(form.getByRole('button', { name: /Save$/ }))

    const buttons = async () => (await listDesign.grants({ id })).list[0]?.permission['buttons']
    await expect.poll(buttons).toEqual(expect.arrayContaining(['detail', 'edit']))
    await listDesign.removeGrant({ id, grantId })
  })

  test('disappears immediately when it is removed', async () => {
    const { listDesign } = await office.as('admin')
    await listDesign.createGrant({
      id,
      name: 'For everybody',
      holders: [{ kind: 'everybody' }],
      permission: { records: { scope: 'all' } },
    })
    const { user } = await open('?part=grants')

    await user.click(await screen.findByRole('button', { name: /^For everybody/ }))
    const form = await screen.findByRole('form', { name: 'For everybody' })
    await user.click(within(form).getByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('form', { name: /“For everybody”/ })
    expect(within(question).getByText('No one gains or loses anything')).toBeTruthy()
    await user.click(within(question).getByRole('button', { name: /Delete$/ }))

    await expect.poll(async () => (await listDesign.grants({ id })).list).toEqual([])
    expect(await screen.findByText('No permissions yet')).toBeTruthy()
  })
})

describe('a right that somebody asked for', () => {
  test('is granted by a permission that is filled in already, or declined with a reason', async () => {
    const { listDesign } = await office.as('admin')
    const restricts = { columns: true, fields: true, buttons: true, records: true }
    await listDesign.save({ id, definition: { ...contractList, restricts } })
    await listDesign.publish({ id, reason: 'Test' })
    for (const account of ['li', 'wang'] as const)
      await (await office.as(account)).rightsHelp.ask({ modelId: id, right: 'see', reason: 'Closing' })
    const { user } = await open('?part=grants')

    await user.click(await screen.findByRole('button', { name: 'Grant it to 李伟' }))
    const form = await screen.findByRole('form', { name: 'New permission' })
    await user.click(within(form).getByRole('button', { name: /Save$/ }))
    const changes = await screen.findByRole('form', { name: 'The rights of one person change' })
    await user.click(within(changes).getByRole('button', { name: /Save the change$/ }))
    await expect.poll(() => screen.queryByRole('button', { name: 'Grant it to 李伟' })).toBeNull()

    await user.click(await screen.findByRole('button', { name: 'Decline the request of 王芳' }))
    const question = await screen.findByRole('form', { name: 'Decline the request of 王芳' })
    await user.type(within(question).getByLabelText('Reason'), 'Ask for the report instead')
    await user.click(within(question).getByRole('button', { name: /Decline$/ }))
    await expect.poll(() => screen.queryByRole('region', { name: 'Requested rights' })).toBeNull()
    const { records } = await office.as('li')
    expect((await records.models()).list.map((model) => model.id)).toContain(id)
  })
})

describe('the records of a list', () => {
  test('open in the staff client, in a new tab', async () => {
    await open()

    const link = await screen.findByRole('link', { name: 'Records' })
    expect(link.getAttribute('href')).toBe(`/pages/apply/dynamicModel/index?modelId=${id}`)
    expect(link.getAttribute('target')).toBe('_blank')
  })

  test('of an unpublished list are not available, with an explanation', async () => {
    const { formDesign } = await office.as('admin')
    const draft = { ...contractForm, key: `draft${made}` }
    const { id: form } = await formDesign.create({ name: 'Drafts', code: draft.key, definition: draft })
    await formDesign.publish({ id: form })
    const { user } = await openStudio(office, { as: 'admin', at: `/studio/lists/${form}` })
    await user.click(await screen.findByRole('button', { name: 'Records' }))

    expect(await screen.findByText('Records appear after you publish the list.')).toBeTruthy()
  })

  test('of a disabled application are not available, with an explanation', async () => {
    const { listDesign } = await office.as('admin')
    await listDesign.withdraw({ id })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Records' }))

    expect(await screen.findByText(/^This application is disabled/)).toBeTruthy()
  })
})

const options = ['sale', 'rent'].map((one) => ({ id: one, label: one }))
const contractForm = {
  version: 1,
  fields: [
    { key: 'title', kind: 'input', label: 'Title', required: true },
    { key: 'amount', kind: 'number', label: 'Amount', settings: { precision: 2 } },
    { key: 'kind', kind: 'select', label: 'Kind', settings: { options } },
  ],
}
const contractList = { version: 1, columns: [{ field: 'title' }, { field: 'amount' }], keyword: ['title'] }
