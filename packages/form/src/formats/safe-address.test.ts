import { expect, test } from 'vitest'
import { isPathOfOurs, isSafeAddress, isWebAddress, pathOf } from './safe-address.ts'

test.each([
  'https://example.com',
  'http://example.com:8080/a?b=c#d',
  'https://例子.测试/路径?词=值',
  'mailto:li@example.com',
  'mailto:li@example.com?subject=Hello%20Li',
  'tel:+86-21-1234-5678',
  'tel:10086',
  '/pages/apply/dynamicModel/index?id=1',
  '/',
])('%s may be opened', (address) => {
  expect(isSafeAddress(address)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&#58;alert(1)',
  'javascript://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'ftp://example.com',
  'intent://scan/#Intent;scheme=zxing;end',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\u200b/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://',
  'https://bank.example@evil.example',
  'https://user:secret@example.com',
  'https://example.com\\@evil.example',
  'https://exa mple.com',
  'example.com',
  'mailto:',
  'mailto:li@example.com?bcc=everybody@example.com',
  'mailto:li@example.com\nbcc:x@example.com',
  'tel:',
  'tel:javascript',
  '',
  ' ',
  '#top',
  '?a=b',
  'pages/home',
  `https://example.com/${'x'.repeat(2000)}`,
])('%j may not', (address) => {
  expect(isSafeAddress(address)).toBe(false)
})

test('a path says where it really leads', () => {
  expect(pathOf('/pages/../api/file?x=1')).toBe('/api/file')
  expect(pathOf('/pages/%2e%2e/api')).toBe('/api')
  expect(pathOf('/pages/a/./b')).toBe('/pages/a/b')
  expect(pathOf('//evil.example/pages')).toBeUndefined()
  expect(isPathOfOurs('https://example.com/pages')).toBe(false)
})

test('where only https will do, http will not', () => {
  expect(isWebAddress('https://example.com', 'https')).toBe(true)
  expect(isWebAddress('http://example.com', 'https')).toBe(false)
})
