import { expect, test } from 'vitest'
import { hasFormat, type TextFormatName, textFormatNames } from './text-formats.ts'

const accepted: Record<TextFormatName, readonly string[]> = {
  email: ['li@example.com', 'li.jing+claims@mail.example.co', "o'neil@example.org"],
  url: ['https://example.com', 'http://example.com:8080/a?b=c#d', 'https://例子.测试/路径'],
  date: ['2026-11-20', '2024-02-29', '2026/01/05'],
  number: ['0', '-12.50', '+3', '0012'],
  digits: ['0', '0123456789'],
  idCard: ['11010519491231002X', '11010519491231002x', '440524188001010014'],
  json: ['{}', '[1,"a"]', '{"a":{"b":null}}'],
  mobile: ['13800138000', '19912345678', '12345678901'],
  carPlate: ['沪A12345', '京AD12345', '粤B12345F', '鲁B1234学'],
  amount: ['0', '12', '12.5', '12.50', '1,234,567.89'],
  chinese: ['中文', '龘'],
  letters: ['abcXYZ'],
  lettersAndDigits: ['abc123'],
  landline: ['021-12345678', '0755-1234567', '010-12345678-801'],
  code: ['123456'],
  imageName: ['photo.JPG', 'a.b.png', 'x.webp'],
  videoName: ['clip.mp4', 'x.M3U8'],
}

const refused: Record<TextFormatName, readonly string[]> = {
  email: [
    'li',
    'li@',
    '@example.com',
    'li@localhost',
    'a@b@example.com',
    '.li@example.com',
    'li@-x.com',
    'li@example.com\n',
  ],
  url: ['example.com', 'javascript:alert(1)', 'https://', 'https:// example.com', 'ftp://example.com'],
  date: ['2026-02-29', '2026-13-01', '2026-1-5', '20261120', ''],
  number: ['', '1.', '.5', '1e3', 'NaN', '１２'],
  digits: ['', '-1', '1.0', '１２３'],
  idCard: ['110105194912310021', '11010519490231002X', '11010519491231002', '01010519491231002X'],
  json: ['1', '"a"', 'null', '{', ''],
  mobile: ['11800138000', '1380013800', '138001380000', '+8613800138000'],
  carPlate: ['沪12345', 'A12345', '沪AI2345', '沪A1234567'],
  amount: ['', '012', '1.234', '-1', '1,23'],
  chinese: ['中 文', '中a', ''],
  letters: ['abc1', 'é', ''],
  lettersAndDigits: ['a b', '中', ''],
  landline: ['12345678', '02112345678', '21-12345678', '021-123456'],
  code: ['12345', '1234567', '12345a'],
  imageName: ['photo', '.png', 'photo.png.exe', 'clip.mp4'],
  videoName: ['clip', '.mp4', 'photo.jpg'],
}

test.each(textFormatNames.flatMap((name) => accepted[name].map((text) => [name, text] as const)))(
  '%s accepts %j',
  (name, text) => {
    expect(hasFormat(text, name)).toBe(true)
  },
)

test.each(textFormatNames.flatMap((name) => refused[name].map((text) => [name, text] as const)))(
  '%s refuses %j',
  (name, text) => {
    expect(hasFormat(text, name)).toBe(false)
  },
)

test('a code has as many digits as the form asks for', () => {
  expect(hasFormat('1234', 'code', 4)).toBe(true)
  expect(hasFormat('123456', 'code', 4)).toBe(false)
})

test.each(textFormatNames)('%s answers at once, however long and nasty the text', (name) => {
  for (const text of [
    'a'.repeat(50_000),
    `${'1,111'.repeat(9000)}x`,
    `${'a.'.repeat(25_000)}@`,
    '-'.repeat(50_000),
  ]) {
    expect(hasFormat(text, name)).toBeTypeOf('boolean')
  }
})
