import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { qrCode } from './qr-code.ts'

const of = (raw: object = {}) => kindTest(qrCode, raw).settings

test('what it says comes from one place only', () => {
  expect(qrCode.parameters?.(of({ source: 'text', formula: 'a' }))).toEqual({})
  expect(qrCode.parameters?.(of({ source: 'formula', formula: 'a' }))).toEqual({ formula: 'a' })
})
