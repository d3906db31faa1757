import { expect, test } from 'vitest'
import { expensePlan, formulaContext } from '../../../../test/expense-claim.ts'
import { kindTest } from '../../../../test/kind-test.ts'
import { checkValues, rightsAtStart } from '../../../index.ts'
import { switchKind } from './switch.ts'

const plain = kindTest(switchKind)
const trip = kindTest(switchKind, { on: { 'zh-CN': '往返', 'en-US': 'Round trip' }, off: '单程' })

test('it is on or off; the digits of older systems are understood, nothing else', () => {
  expect(plain.read(true)).toBe(true)
  expect(plain.read(1)).toBe(true)
  expect(plain.read(0)).toBe(false)
  for (const raw of ['true', 2, [], {}]) expect(plain.read(raw)).toEqual({ code: 'form.wrongType' })
})

test('a position reads by its word in the language of the reader', () => {
  expect(plain.text(true)).toBe('On')
  expect(plain.text(false, { locale: 'zh-TW' })).toBe('關')
  expect(trip.text(true, { locale: 'zh-TW' })).toBe('往返')
})

test('an import sheet says it in words of any language', () => {
  expect(plain.parse('是')).toBe(true)
  expect(plain.parse(' OFF ')).toBe(false)
  expect(trip.parse('round trip')).toBe(true)
  expect(plain.read(plain.parse('perhaps'))).toEqual({ code: 'form.wrongType' })
})

test('who does not touch it has left it off, and a check can ask for more', () => {
  const plan = expensePlan({
    fields: [
      {
        key: 'agreed',
        kind: 'switch',
        label: 'I agree',
        checks: [{ formula: 'agreed', message: 'Please agree' }],
      },
    ],
  })
  const { values, problems } = checkValues(
    plan,
    {},
    { rights: rightsAtStart(), context: formulaContext, stage: 'submit' },
  )

  expect(values).toEqual({ agreed: false })
  expect(problems).toEqual([{ path: 'agreed', code: 'form.checkFailed', message: 'Please agree' }])
})

test('where it is required it has to be on, unless it is only a draft', () => {
  const plan = expensePlan({
    fields: [{ key: 'agreed', kind: 'switch', label: 'I agree', required: true }],
  })
  const problemsOf = (agreed: boolean, stage: 'draft' | 'submit') =>
    checkValues(plan, { agreed }, { rights: rightsAtStart(), context: formulaContext, stage }).problems

  expect(problemsOf(false, 'submit')).toEqual([{ path: 'agreed', code: 'form.requiredOn' }])
  expect(problemsOf(true, 'submit')).toEqual([])
  expect(problemsOf(false, 'draft')).toEqual([])
})
