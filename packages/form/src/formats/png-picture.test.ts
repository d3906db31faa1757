import { expect, test } from 'vitest'
import { isPngPicture, longestPicture } from './png-picture.ts'

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function claiming(width: number, height: number): string {
  const bytes = Buffer.from(dot.slice(22), 'base64')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return `data:image/png;base64,${bytes.toString('base64')}`
}

test('a PNG is known by its bytes, not by its declared type', () => {
  expect(isPngPicture(dot)).toBe(true)
  expect(isPngPicture(dot.replace('image/png', 'image/svg+xml'))).toBe(false)
  expect(
    isPngPicture(
      `data:image/png;base64,${Buffer.from('<svg onload=alert(1)>'.repeat(4)).toString('base64')}`,
    ),
  ).toBe(false)
  expect(isPngPicture('https://example.com/a.png')).toBe(false)
  expect(isPngPicture(`${dot}" onerror="alert(1)`)).toBe(false)
  expect(isPngPicture('')).toBe(false)
})

test('a small file that claims to be huge, and one that is large, are not taken', () => {
  expect(isPngPicture(claiming(4000, 4000))).toBe(true)
  expect(isPngPicture(claiming(64250, 64250))).toBe(false)
  expect(isPngPicture(claiming(0, 10))).toBe(false)
  expect(isPngPicture(dot.slice(0, -4) + 'A'.repeat(longestPicture))).toBe(false)
})
