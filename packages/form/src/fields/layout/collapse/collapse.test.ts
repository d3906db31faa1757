import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { collapse } from './collapse.ts'

const slots = ['a', 'b'].map((id) => ({ id, title: id }))
const mistake = (raw: object) => collapse.mistake?.(kindTest(collapse, { slots, ...raw }).settings, [])

test('only parts that are there can be open, and of an accordion only one', () => {
  expect(mistake({ open: ['a', 'b'] })).toBeUndefined()
  expect(mistake({ open: ['c'] })).toBe('opens c, which is no part')
  expect(mistake({ open: ['a'], accordion: true })).toBeUndefined()
  expect(mistake({ open: ['a', 'b'], accordion: true })).toBe('opens several parts, but only one may be open')
})
