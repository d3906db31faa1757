import { expect, test } from 'vitest'
import { safeReturn } from './address.ts'

const home = '/pages/index/index'

test('a link into a case survives the login', () => {
  const link = '/pages/workFlow/flowBefore/index?config=eyJpZCI6IjEifQ%3D%3D'
  expect(safeReturn(link)).toBe(link)
})

test.each([
  undefined,
  '',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/',
  '/pages/login/index?redirect=/pages/login/index',
])('%s leads home instead', (target) => {
  expect(safeReturn(target)).toBe(home)
})
