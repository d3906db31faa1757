import { gridMistake, TableGridSettings } from '@signet/form/kinds'
import fc from 'fast-check'
import { expect, test } from 'vitest'
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

type Chosen = Readonly<{ id: string; row: number; column: number }>

const edits: readonly ((rows: GridRows, cell: Chosen) => GridRows)[] = [
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

test('whatever is done to a grid, it stays one', () => {
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
