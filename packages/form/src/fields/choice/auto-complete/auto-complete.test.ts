import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { autoComplete } from './auto-complete.ts'

test('any typed value is one line of text, suggested or not', () => {
  const name = kindTest(autoComplete, { maxLength: 5, options: [{ id: 'a', label: 'Anna' }] })
  expect(name.read('Li\nSi')).toBe('Li Si')
  expect(name.read('too long')).toEqual({ code: 'form.tooLong', params: { max: 5 } })
  expect(name.problem('Bob')).toBeUndefined()
  expect(autoComplete.references).toBeUndefined()
})
