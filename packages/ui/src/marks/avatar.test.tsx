import { expect, test } from 'vitest'
import { initialsOf } from './avatar.tsx'

test.each([
  ['陈晓', '陈晓'],
  ['欧阳晓晨', '晓晨'],
  ['Ada Lovelace', 'AL'],
  ['mary anne evans', 'ME'],
  ['Plato', 'P'],
  ['', ''],
])('%s is %s for short', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
