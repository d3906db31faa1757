import { expect, test } from 'vitest'
import { inLanguages, paramsIn } from './reader-params.ts'

test('a parameter is read in the language of the reader, or as it is plainly called', () => {
  const params = { ...inLanguages('title', '请假', { 'en-US': 'Leave' }), count: 2 }

  expect(params).toEqual({ title: '请假', 'title@en-US': 'Leave', count: 2 })
  expect(paramsIn('en-US', params)).toEqual({ title: 'Leave', count: 2 })
  expect(paramsIn('zh-TW', params)).toEqual({ title: '请假', count: 2 })
})
