import { join } from 'node:path'
import { gridMistake, TableGridSettings } from '@signet/form/kinds'
import { createLanguage } from '@signet/i18n'
import { readCatalogues } from '@signet/i18n/node'
import { LocaleProvider } from '@signet/i18n/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ownControls } from '../../../studio.ts'
import {
  addColumn,
  addRow,
  changeCell,
  type GridRows,
  mergeCells,
  placedCells,
  removeColumn,
  removeRow,
  splitCell,
  widthOf,
} from './edit-grid.ts'

afterEach(cleanup)

const catalogues = await readCatalogues(join(import.meta.dirname, '../../../../../..'))
const Control = ownControls['table-grid']?.['rows']

function openSetting() {
  const missing: string[] = []
  const language = createLanguage({
    locale: 'en-US',
    catalogue: catalogues['en-US'],
    onMissing: (key) => missing.push(key),
  })
  const last: { rows: unknown } = { rows: undefined }
  function Setting() {
    const [rows, setRows] = useState<unknown>()
    last.rows = rows
    return Control?.({ id: 'rows', value: rows, onChange: setRows })
  }
  render(
    <LocaleProvider value={language}>
      <Setting />
    </LocaleProvider>,
  )
  return { person: userEvent.setup(), rows: () => TableGridSettings.parse({ rows: last.rows }).rows, missing }
}
const press = (name: string) => screen.getByRole('button', { name })

test('an administrator joins cells, makes a head of them and adds a column, by keyboard alone', async () => {
  const { person, rows, missing } = openSetting()
  press('Cell in row 1, column 1').focus()
  await person.keyboard('{Enter}')
  expect(press('Cell in row 1, column 1').getAttribute('aria-pressed')).toBe('true')
  press('Merge down').focus()
  await person.keyboard('{Enter}')
  await person.click(press('Make header'))
  await person.click(press('Add column'))

  expect(rows()).toMatchObject([
    [{ id: 'a1', rowspan: 2, look: 'head' }, { id: 'b1' }, { id: 'c4' }],
    [{ id: 'b2' }, { id: 'c5' }],
  ])
  expect(gridMistake(rows())).toBeUndefined()
  expect(missing).toEqual([])
})

test('what cannot be done cannot be pressed', async () => {
  const { person } = openSetting()
  expect(press('Split cell')).toHaveProperty('disabled', true)
  await person.click(press('Cell in row 2, column 2'))
  expect(press('Merge right')).toHaveProperty('disabled', true)
  await person.click(press('Delete this row'))
  expect(press('Delete this row')).toHaveProperty('disabled', true)
})

const start: GridRows = TableGridSettings.parse({}).rows
const ids = (rows: GridRows | undefined) => rows?.map((cells) => cells.map(({ id }) => id).join(' '))

test('rows and columns are added at the end, with cells of their own', () => {
  expect(ids(addRow(start))).toEqual(['a1 b1', 'a2 b2', 'c5 c6'])
  expect(ids(addColumn(start))).toEqual(['a1 b1 c5', 'a2 b2 c6'])
})

test('neighbours become one and are taken apart again', () => {
  const wide = mergeCells(start, 'a1', 'right')
  expect(wide?.[0]).toMatchObject([{ id: 'a1', colspan: 2 }])
  const all = mergeCells(mergeCells(wide ?? [], 'a2', 'right') ?? [], 'a1', 'below')
  expect(all).toMatchObject([[{ id: 'a1', colspan: 2, rowspan: 2 }], []])
  expect(ids(splitCell(all ?? [], 'a1'))).toEqual(['a1 c2', 'c3 c4'])
})

test('what is of another height or at the edge is no neighbour', () => {
  const tall = mergeCells(start, 'b1', 'below') ?? []
  expect(mergeCells(tall, 'a1', 'right')).toBeUndefined()
  expect(mergeCells(start, 'b1', 'right')).toBeUndefined()
  expect(mergeCells(start, 'gone', 'below')).toBeUndefined()
})

test('what reaches over a row or column that goes becomes smaller', () => {
  const tall = mergeCells(start, 'a1', 'below') ?? []
  expect(removeRow(tall, 0)).toMatchObject([[{ id: 'a1', rowspan: 1 }, { id: 'b2' }]])
  const wide = mergeCells(start, 'a1', 'right') ?? []
  expect(removeColumn(wide, 1)).toMatchObject([[{ id: 'a1', colspan: 1 }], [{ id: 'a2' }]])
})

type ChosenCell = Readonly<{ id: string; row: number; column: number }>

const edits: readonly ((rows: GridRows, cell: ChosenCell) => GridRows)[] = [
  (rows) => (rows.length < 8 ? addRow(rows) : rows),
  (rows) => (widthOf(rows) < 8 ? addColumn(rows) : rows),
  (rows, { id }) => mergeCells(rows, id, 'right') ?? rows,
  (rows, { id }) => mergeCells(rows, id, 'below') ?? rows,
  (rows, { id }) => splitCell(rows, id),
  (rows, { row }) => (rows.length > 1 ? removeRow(rows, row) : rows),
  (rows, { column }) => (widthOf(rows) > 1 ? removeColumn(rows, column) : rows),
  (rows, { id }) => changeCell(rows, id, 'head'),
]
const step = fc.record({ edit: fc.constantFrom(...edits), at: fc.nat(20) })

test('a grid stays a grid after any edit', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const rows = steps.reduce((before, { edit, at }) => {
        const cells = placedCells(before)
        const cell = cells[at % cells.length]
        return cell ? edit(before, cell) : before
      }, start)
      expect(gridMistake(rows)).toBeUndefined()
      expect(TableGridSettings.safeParse({ rows }).success).toBe(true)
    }),
  )
})
