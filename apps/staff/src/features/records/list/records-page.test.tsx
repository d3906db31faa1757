import { modelLink } from '@signet/client'
import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
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
  model = await publishModel(office, {
    card: { title: 'title', fields: ['number', 'amount', 'kind'] },
    actions: [
      {
        key: 'close',
        label: '关闭',
        place: 'list',
        enabledWhen: 'isOpen',
        confirm: '关闭这些合同？',
        does: { kind: 'changeRecords', set: { isOpen: { value: false } } },
      },
    ],
  })
  await recordOf(office, 'li', model, { title: '办公室租约', number: 'A-1', amount: '1200', kind: 'rent' })
  await recordOf(office, 'li', model, { title: '打印机', number: 'A-2', amount: '300.5', kind: 'sale' })
  await recordOf(office, 'li', model, {
    title: '显示器',
    number: 'A-3',
    amount: '99.5',
    kind: 'sale',
    isOpen: true,
  })
})
afterEach(cleanup)
afterAll(() => office.close())

const show = (path = modelLink(model.modelId)) => renderStaff(office, 'li', path)
const rows = async () => within(await screen.findByRole('list', { name: '合同' })).getAllByRole('listitem')
const titles = async () => (await rows()).map((row) => row.textContent?.match(/租约|打印机|显示器/)?.[0])

test('a card says what the record is called and the fields that the list names, in the words of its kinds', async () => {
  await show()

  const [first] = await rows()
  expect(first?.textContent).toMatch(/显示器.*合同号A-3.*金额99\.50.*类别sale/)
  await screen.findByText('3 records')
  const sums = await screen.findByLabelText('Totals')
  expect(sums.textContent).toContain('1600.00')
})

test('a keyword finds a record and is kept in the address, with a message when nothing matches', async () => {
  const { user, history } = await show()
  const field = await screen.findByRole('searchbox', { name: 'Search' })
  await user.type(field, '打印')
  await waitFor(async () => expect(await titles()).toEqual(['打印机']))
  expect(history.location.search).toContain(encodeURIComponent('打印'))

  await user.type(field, '月球')
  await screen.findByText('No results')
})

test('an address with words and a tab opens the list as it was shared', async () => {
  await show(`${modelLink(model.modelId)}&words=A&tab=sale`)

  await waitFor(async () => expect(await titles()).toEqual(['显示器', '打印机']))
  await screen.findByRole('tab', { selected: true, name: /sale/ })
})

test('tabs show their counts, and filter the list', async () => {
  const { user } = await show()
  const tab = await screen.findByRole('tab', { name: /rent/ })
  expect(tab.textContent).toContain('1')
  await user.click(tab)

  await waitFor(async () => expect(await titles()).toEqual(['租约']))
})

test('a filter changes nothing until it is applied, is counted, and is cleared', async () => {
  const { user } = await show()
  await rows()
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
  await user.type((await sheet.findAllByLabelText(/金额/))[0] ?? document.body, '1000')
  expect(await rows()).toHaveLength(3)

  await user.click(sheet.getByRole('button', { name: 'Apply' }))
  await waitFor(async () => expect(await titles()).toEqual(['租约']))
  await user.click(screen.getByRole('button', { name: 'Filter, 1 set' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Filter' })).getByRole('button', { name: 'Clear' }),
  )
  await waitFor(async () => expect(await rows()).toHaveLength(3))
})

test('a list with an initial filter shows its matches, and all records once it is cleared', async () => {
  const narrowed = await publishModel(office, {
    searches: [{ field: 'title', operator: 'contains', initial: { value: '甲' } }],
  })
  await recordOf(office, 'li', narrowed, { title: '甲' })
  await recordOf(office, 'li', narrowed, { title: '乙' })
  const { user } = await show(modelLink(narrowed.modelId))
  expect(await rows()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Filter, 1 set' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Filter' })).getByRole('button', { name: 'Clear' }),
  )
  await waitFor(async () => expect(await rows()).toHaveLength(2))

  await user.click(screen.getByRole('button', { name: 'Filter' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
  expect(sheet.getByLabelText(/名称/)).toHaveProperty('value', '')
})

test('the next page comes when the end is near, and says why when it does not', async () => {
  const long = await publishModel(office)
  for (let made = 0; made < 21; made += 1) await recordOf(office, 'li', long, { title: `第${made}份` })
  let isDown = true
  const { user } = await renderStaff(office, 'li', modelLink(long.modelId), {
    network: (send) => async (request) => {
      if (isDown && (await request.clone().text()).includes('"cursor"'))
        throw new TypeError('Failed to fetch')
      return send(request)
    },
  })
  const failure = await screen.findByRole('alert')
  expect(failure.textContent).toContain('Couldn’t reach the server')

  isDown = false
  await user.click(within(failure).getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect((await rows())[0]?.getAttribute('aria-setsize')).toBe('21'))
})

test('an action of the list asks first, acts on the ticked rows, and every row shows its result', async () => {
  const { user } = await show()
  await rows()
  await user.click(screen.getByRole('button', { name: 'Select' }))
  for (const box of screen.getAllByRole('checkbox')) await user.click(box)
  screen.getByText('3 selected')
  await user.click(screen.getByRole('button', { name: '关闭' }))
  const question = within(await screen.findByRole('alertdialog', { name: '关闭这些合同？' }))
  await user.click(question.getByRole('button', { name: 'OK' }))

  const sheet = within(await screen.findByRole('dialog', { name: 'Results' }))
  const results = sheet.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(results).toHaveLength(3)
  expect(results.find((row) => row?.startsWith('显示器'))).toMatch(/Done$/)
  expect(results.find((row) => row?.startsWith('打印机'))).not.toMatch(/Done$/)
})

test('ticked records are deleted after a question, and leave the list', async () => {
  await recordOf(office, 'li', model, { title: '打印机墨盒' })
  const { user } = await show()
  await rows()
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('checkbox', { name: /墨盒/ }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))

  await screen.findByText('Done')
  await waitFor(async () => expect(await rows()).toHaveLength(3))
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
})

test('a selection ends when other records are looked for', async () => {
  const { user } = await show()
  await rows()
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('checkbox', { name: /打印机/ }))
  screen.getByText('1 selected')
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), '显示')

  await waitFor(async () => expect(await titles()).toEqual(['显示器']))
  expect(screen.queryByText('1 selected')).toBeNull()
})

test('without actions on several records there is no select button', async () => {
  const bare = await publishModel(office, { buttons: [{ key: 'detail' }, { key: 'add' }] })
  await recordOf(office, 'li', bare, { title: '一' })
  await show(modelLink(bare.modelId))
  const [row] = await rows()

  expect(screen.queryByRole('button', { name: 'Select' })).toBeNull()
  fireEvent.pointerDown(row ?? document.body, { button: 0 })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('arrow keys move from card to card, and Enter opens one', async () => {
  const { user, history } = await show()
  const links = within(await screen.findByRole('list', { name: '合同' })).getAllByRole('link')
  links[0]?.focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(links[1])

  await user.keyboard('{Enter}')
  await waitFor(() => expect(history.location.pathname).toBe('/pages/apply/dynamicModel/detail'))
})

test('an empty list says what to do next', async () => {
  const { modelId } = await publishModel(office)
  await show(modelLink(modelId))

  await screen.findByText('No records yet')
})

test('a person without permissions gets an explanation and no list', async () => {
  const closed = await publishModel(office, { restricts: { records: true, buttons: true } })
  await grant(office, closed, { people: ['wang'] }, { buttons: ['detail'], records: { scope: 'all' } })
  await show(modelLink(closed.modelId))

  const failure = await screen.findByRole('alert')
  expect(failure.textContent).toContain('You don’t have access to this application.')
})

test('a list that fails to load says why, and loads on retry', async () => {
  let isDown = true
  const { user } = await renderStaff(office, 'li', modelLink(model.modelId), {
    network: (send) => (request) => {
      if (isDown && request.url.endsWith('/List')) throw new TypeError('Failed to fetch')
      return send(request)
    },
  })
  const failure = await screen.findByRole('alert')
  isDown = false
  await user.click(within(failure).getByRole('button', { name: 'Try again' }))

  expect(await rows()).toHaveLength(3)
})

test('a model that is gone, or never was, is said', async () => {
  await show(modelLink('nothing-like-it'))

  await screen.findByRole('alert')
})
