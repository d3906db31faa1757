import { expect, test } from 'vitest'
import { pageOfPush } from './page-of-push.ts'

const origin = 'https://office.example'

test('a pushed message opens its page', () => {
  const path = '/pages/message/messageDetail/index?id=1'
  expect(pageOfPush({ path }, origin)).toBe(path)
})

test('the button of a pushed message opens where its task is decided, with the token behind #', () => {
  const data = { path: '/pages/message/messageDetail/index?id=1', decide: '/pages/login/decide#demo.token' }
  expect(pageOfPush(data, origin, 'decide')).toBe(data.decide)
  expect(pageOfPush(data, origin, '')).toBe(data.path)
  expect(pageOfPush({ path: data.path }, origin, 'decide')).toBe(data.path)
  expect(pageOfPush({ ...data, decide: 'https://evil.example/' }, origin, 'decide')).toBe('/')
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
