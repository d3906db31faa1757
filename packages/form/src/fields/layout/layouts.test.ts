import { describe, expect, test } from 'vitest'
import { kindTest } from '../../../test/kind-test.ts'
import { card } from './card.ts'
import { collapse } from './collapse.ts'
import { row } from './row.ts'
import { tab } from './tab.ts'
import { tableGrid } from './table-grid.ts'

describe('card', () => {
  test('it has a title and a frame unless told otherwise, and no parts', () => {
    expect(kindTest(card).settings).toEqual({ title: 'shown', frame: 'outlined' })
    expect(card.slots).toBeUndefined()
  })
})

describe('collapse', () => {
  const slots = ['a', 'b'].map((id) => ({ id, title: id }))
  const mistake = (raw: object) => collapse.mistake?.(kindTest(collapse, { slots, ...raw }).settings, [])

  test('only parts that are there can be open, and of an accordion only one', () => {
    expect(mistake({ open: ['a', 'b'] })).toBeUndefined()
    expect(mistake({ open: ['c'] })).toBe('opens c, which is no part')
    expect(mistake({ open: ['a'], accordion: true })).toBeUndefined()
    expect(mistake({ open: ['a', 'b'], accordion: true })).toBe(
      'opens several parts, but only one may be open',
    )
  })
})

describe('row', () => {
  test('its gaps are those of the product, not pixels', () => {
    expect(kindTest(row).settings).toEqual({ gap: 'normal', align: 'start' })
    expect(row.settings.safeParse({ gap: 15 }).success).toBe(false)
    expect(row.slots).toBeUndefined()
  })
})

describe('tab', () => {
  test('it begins with two panes that have names in every language', () => {
    const { settings } = kindTest(tab)
    expect(tab.slots?.(settings).map(({ id }) => id)).toEqual(['1', '2'])
    expect(tab.slots?.(settings)[0]?.title).toMatchObject({ 'zh-TW': '頁籤一', 'en-US': 'Tab 1' })
  })

  test('no pane, a pane twice, too many and one with a strange id are refused', () => {
    const pane = (id: string) => ({ id, title: id })
    for (const slots of [
      [],
      [pane('a'), pane('a')],
      Array.from({ length: 21 }, (_, index) => pane(`p${index}`)),
      [pane('a b')],
      [pane('')],
      [pane('a;b')],
    ])
      expect(tab.settings.safeParse({ slots }).success).toBe(false)
  })
})

describe('table-grid', () => {
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
    [
      'rows of different lengths',
      [[{ id: 'a' }], [{ id: 'b' }, { id: 'c' }]],
      'has rows of different lengths',
    ],
    [
      'a cell over another',
      [[{ id: 'a' }, { id: 'b', rowspan: 2 }], [{ id: 'c', colspan: 2 }]],
      'lets c cover another cell',
    ],
    ['a cell that reaches below', [[{ id: 'a', rowspan: 2 }]], 'lets a reach below the last row'],
    ['a row that says nothing', [[{ id: 'a' }], []], 'has rows of different lengths'],
    [
      'a table that no desktop shows',
      [Array.from({ length: 3 }, (_, index) => ({ id: `c${index}`, colspan: 12 }))],
      'is wider than 24 columns',
    ],
  ])('%s is refused', (_name, rows, reason) => {
    expect(mistake(...rows)).toBe(reason)
  })
})
