import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { radio } from './radio.ts'

const choice = kindTest(radio, {
  options: [
    { id: 'y', label: '是' },
    { id: 'n', label: '否' },
  ],
})

test('exactly one option, and one that is offered', () => {
  expect(choice.read('y')).toBe('y')
  expect(choice.read(['y'])).toEqual({ code: 'form.wrongType' })
  expect(choice.problem('maybe')).toEqual({ code: 'form.notAnOption' })
})

test('it reads as its label and is imported by it', () => {
  expect(choice.text('n')).toBe('否')
  expect(choice.parse('是')).toBe('y')
})
