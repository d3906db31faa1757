import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { tableGrid } from './table-grid.ts'

type Cell = Readonly<{ id: string; colspan?: number; rowspan?: number }>

const of = (...rows: Cell[][]) => kindTest(tableGrid, { rows }).settings
const mistake = (...rows: Cell[][]) => tableGrid.mistake?.(of(...rows), [])

test('every cell is a part, row by row', () => {
  const settings = of([{ id: 'a', rowspan: 2 }, { id: 'b' }], [{ id: 'c' }])
  expect(tableGrid.slots?.(settings).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(mistake([{ id: 'a', rowspan: 2 }, { id: 'b' }], [{ id: 'c' }])).toBeUndefined()
})

test.each<[string, Cell[][], string]>([
  ['a cell twice', [[{ id: 'a' }, { id: 'a' }]], 'has the cell a twice'],
  ['rows of different lengths', [[{ id: 'a' }], [{ id: 'b' }, { id: 'c' }]], 'has rows of different lengths'],
  [
    'a cell over another',
    [[{ id: 'a' }, { id: 'b', rowspan: 2 }], [{ id: 'c', colspan: 2 }]],
    'lets c cover another cell',
  ],
  ['a cell that reaches below', [[{ id: 'a', rowspan: 2 }]], 'lets a reach below the last row'],
  ['a row that says nothing', [[{ id: 'a' }], []], 'has rows of different lengths'],
  [
    'a table that no desktop shows',
    [Array.from({ length: 3 }, (_, place) => ({ id: `c${place}`, colspan: 12 }))],
    'is wider than 24 columns',
  ],
])('%s is refused', (_name, rows, reason) => {
  expect(mistake(...rows)).toBe(reason)
})
