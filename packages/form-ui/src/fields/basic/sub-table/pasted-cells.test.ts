import { expect, test } from 'vitest'
import { isTable, pastedCells } from './pasted-cells.ts'

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
