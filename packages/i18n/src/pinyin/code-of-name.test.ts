import { expect, test } from 'vitest'
import { codeOfName } from './code-of-name.ts'

test.each([
  ['报销单', 'baoxiaodan'],
  ['報銷單', 'baoxiaodan'],
  ['Leave request', 'Leave_request'],
  ['用印申请（总部）A4', 'yongyinshenqing_zongbu_A4'],
  ['2026 年度预算', 'nianduyusuan'],
  ['ＡＢ  c', 'AB_c'],
  ['—', ''],
  ['', ''],
])('%s has the code %s', (name, code) => {
  expect(codeOfName(name)).toBe(code)
})

test('a long name has a code of at most 40 letters, which ends in a letter or digit', () => {
  expect(codeOfName('a '.repeat(60))).toMatch(/^a(_a)+$/)
  expect(codeOfName('中'.repeat(60))).toHaveLength(40)
})
