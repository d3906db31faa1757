import { expect, test } from 'vitest'
import { uniqueNames } from './unique-names.ts'

test('files of one name get numbers and keep their extension', () => {
  expect(uniqueNames(['发票.pdf', '发票.pdf', '发票 (2).pdf', '发票.PDF', 'README', 'README'])).toEqual([
    '发票.pdf',
    '发票 (2).pdf',
    '发票 (2) (2).pdf',
    '发票 (3).PDF',
    'README',
    'README (2)',
  ])
})

test('unsafe names and names that a system forbids are replaced', () => {
  expect(
    uniqueNames(['../../etc/passwd', 'a\\b.txt', 'con.txt', 'a:b?.txt', '..', 'dots. . ', '\u0000']),
  ).toEqual(['.._.._etc_passwd', 'a_b.txt', '_con.txt', 'a_b_.txt', 'file', 'dots', '_'])
})
