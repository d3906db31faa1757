import { expect, test } from 'vitest'
import { pageOfPush } from './page-of-push.ts'

const origin = 'https://office.example'

test('a pushed message opens its page', () => {
  const path = '/pages/message/messageDetail/index?id=1'
  expect(pageOfPush({ path }, origin)).toBe(path)
})

test('what leads elsewhere, or nowhere, opens the first page', () => {
  const paths = [
    'https://evil.example/x',
    '//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '\\\\evil.example',
  ]
  for (const path of paths) expect(pageOfPush({ path }, origin)).toBe('/')
  for (const data of [undefined, null, 'x', {}, { path: 'http://[' }])
    expect(pageOfPush(data, origin)).toBe('/')
})
