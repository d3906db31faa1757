import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { divider } from './divider.ts'

test('it is a line, with words if there are any', () => {
  expect(kindTest(divider).settings).toEqual({ content: '', position: 'center', line: 'solid' })
  expect(kindTest(divider, { content: { 'zh-CN': '附加' } }).settings.content).toEqual({ 'zh-CN': '附加' })
})
