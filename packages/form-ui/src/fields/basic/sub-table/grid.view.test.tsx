import { expensePlan } from '@signet/form/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { layOut, lookupDesk, renderForm } from '../../../../test/render-form.tsx'
import { isTable, pastedCells } from './use-paste.view.tsx'

const options = [
  { id: 'travel', label: 'Travel' },
  { id: 'office', label: 'Office' },
]
const columns = [
  { key: 'what', kind: 'input', label: 'What' },
  { key: 'price', kind: 'number', label: 'Price' },
  { key: 'kind', kind: 'select', label: 'Kind', settings: { options } },
  { key: 'who', kind: 'user-select', label: 'Who' },
]
const table = (settings = {}) =>
  expensePlan({ fields: [{ key: 'lines', kind: 'sub-table', label: 'Lines', settings, fields: columns }] })
const lines = [
  { id: 'r1', what: 'Train', price: '73.1', kind: 'travel', who: null },
  { id: 'r2', what: 'Desk', price: '399', kind: 'office', who: null },
  { id: 'r3', what: 'Taxi', price: '20', kind: 'travel', who: null },
]

function grid(options: Parameters<typeof renderForm>[1] = {}, settings = {}) {
  layOut(400, 960)
  return renderForm(table(settings), { pointer: 'fine', values: { lines }, ...options })
}

const cell = (label: string, index: number) => screen.getAllByLabelText<HTMLInputElement>(label)[index]
const focused = () => document.activeElement

/** Pastes text as copied from a spreadsheet. */
function paste(text: string): void {
  fireEvent.paste(focused() ?? document.body, { clipboardData: { getData: () => text } })
}

test('arrows go from cell to cell, in a text only from its edges', async () => {
  const { person } = grid()
  await person.click(cell('What', 0) as Element)
  await person.keyboard('{ArrowDown}')
  await waitFor(() => expect(focused()).toBe(cell('What', 1)))
  await person.keyboard('{End}{ArrowRight}')
  await waitFor(() => expect(focused()).toBe(cell('Price', 1)))
  await person.keyboard('{ArrowUp}')
  await waitFor(() => expect(focused()).toBe(cell('Price', 0)))
  await person.keyboard('{Home}{ArrowLeft}')
  await waitFor(() => expect(focused()).toBe(cell('What', 0)))
  await person.keyboard('{End}{ArrowLeft}')

  expect(focused()).toBe(cell('What', 0))
})

test('what is typed after an arrow replaces what was there', async () => {
  const { store, person } = grid()
  await person.click(cell('What', 0) as Element)
  await person.keyboard('{ArrowDown}')
  await waitFor(() => expect(focused()).toBe(cell('What', 1)))
  await person.keyboard('Chair')

  expect(store.values()).toMatchObject({ lines: [{}, { what: 'Chair' }, {}] })
})

test('in the list of a cell the arrows belong to the list', async () => {
  const { store, person } = grid()
  await person.click(screen.getAllByRole('combobox', { name: 'Kind' })[0] as Element)
  await person.keyboard('{ArrowDown}{Enter}')

  expect(store.values()).toMatchObject({ lines: [{ kind: 'office' }, {}, {}] })
})

test('Ctrl+D copies the cell above', async () => {
  const { store, person } = grid()
  await person.click(cell('Price', 1) as Element)
  await person.keyboard('{Control>}d{/Control}')

  expect(store.values()).toMatchObject({ lines: [{}, { price: '73.1' }, { price: '20' }] })
})

test('rows of a spreadsheet are pasted from the cell on, choices by their words, people by their names', async () => {
  const lookup = lookupDesk({})
  const { store, person } = grid({ lookup })
  await person.click(cell('What', 2) as Element)
  paste('Hotel\t1,200.50\tOffice\t李静怡\nMeal\t36\tTravel\t王强\n')

  expect(store.values()).toMatchObject({
    lines: [
      {},
      {},
      { what: 'Hotel', price: '1200.5', kind: 'office' },
      { what: 'Meal', price: '36', kind: 'travel' },
    ],
  })
  await waitFor(() =>
    expect(store.values()).toMatchObject({ lines: [{}, {}, { who: 'li' }, { who: 'wang' }] }),
  )
})

test('no more rows are pasted than there may be, and one cell is pasted into the text', async () => {
  const { store, person } = grid({}, { maxRows: 4 })
  await person.click(cell('What', 2) as Element)
  paste('a\nb\nc\nd')
  expect(store.rows('lines').value).toHaveLength(4)
  expect(store.values()).toMatchObject({ lines: [{}, {}, { what: 'a' }, { what: 'b' }] })
  await person.paste('!')

  expect(store.values()).toMatchObject({ lines: [{}, {}, { what: 'a!' }, {}] })
})

test('the corner of a cell is dragged down, and its value goes along', async () => {
  const { store, person } = grid()
  await person.click(cell('What', 0) as Element)
  const handle = screen.getByTitle('Drag to fill down, or press Ctrl+D')
  const last = screen.getAllByRole('row').find((row) => row.dataset['index'] === '2')
  const before = document.elementsFromPoint
  document.elementsFromPoint = () => (last ? [last] : [])
  fireEvent.pointerDown(handle)
  fireEvent.pointerMove(handle)
  fireEvent.lostPointerCapture(handle)
  document.elementsFromPoint = before

  expect(store.values()).toMatchObject({ lines: [{ what: 'Train' }, { what: 'Train' }, { what: 'Train' }] })
})

test('the edge of a column is moved with the arrow keys', async () => {
  const { person } = grid()
  screen.getByRole('button', { name: 'Width of Price' }).focus()
  await person.keyboard('{ArrowLeft}')

  expect(screen.getByRole('table').parentElement?.style.getPropertyValue('--tracks')).toContain(' 944px ')
})

test('of two thousand rows only those in view are drawn, and the last one is reached', async () => {
  layOut(400, 960)
  const many = Array.from({ length: 2000 }, (_, at) => ({ id: `r${at}`, what: `Line ${at}` }))
  const { store } = renderForm(table({ maxRows: 2000 }), { pointer: 'fine', values: { lines: many } })
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('2000')
  expect(screen.getAllByLabelText('What').length).toBeLessThan(30)

  expect(store.rows('lines').value).toHaveLength(2000)
})

test('where there is no room, the same rows are cards', () => {
  layOut(400, 375)
  renderForm(table(), { pointer: 'fine', values: { lines } })
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('button', { name: /Train/ })).toBeDefined()
})

test('tabs part columns, lines part rows, and the last line may end', () => {
  expect(pastedCells('Train\t73.10\r\nHotel\t399\r\n')).toEqual([
    ['Train', '73.10'],
    ['Hotel', '399'],
  ])
})

test('quotes hold tabs, lines and quotes; a quote inside a word is one', () => {
  expect(pastedCells('"a\tb"\t"two\nlines"\n"say ""yes"""\t5" pipe')).toEqual([
    ['a\tb', 'two\nlines'],
    ['say "yes"', '5" pipe'],
  ])
})

test('empty cells keep their place', () => {
  expect(pastedCells('a\t\tc\n\nd')).toEqual([['a', '', 'c'], [''], ['d']])
})

test('one cell is a text, more are a table', () => {
  expect([isTable(pastedCells('one')), isTable(pastedCells('a\tb')), isTable(pastedCells('a\nb'))]).toEqual([
    false,
    true,
    true,
  ])
})
