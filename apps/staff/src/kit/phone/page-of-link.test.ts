import { expect, test } from 'vitest'
import { isForBrowser, pageOfLink } from './page-of-link.ts'

const server = 'https://office.example.com:8443'
const inside = '/pages/workFlow/flowBefore/index?config=e30%3D#end'

test.each([`https://office.example.com:8443${inside}`, `signet://office.example.com:8443${inside}`])(
  '%s leads to its page',
  (link) => {
    expect(pageOfLink(link, server)).toBe(inside)
  },
)

test.each([
  // Another server, or another door of the same machine.
  'https://evil.example/pages/index/index',
  'https://office.example.com/pages/index/my/x',
  'https://office.example.com:8443.evil.example/pages/my/settings/index',
  'https://office.example.com:8443@evil.example/pages/my/settings/index',
  'https://li:secret@office.example.com:8443/pages/my/settings/index',
  'signet://evil.example/pages/my/settings/index',
  'signet:///pages/my/settings/index',
  'signet:pages/my/settings/index',
  'http://office.example.com:8443/pages/my/settings/index',
  // No page.
  'https://office.example.com:8443/api/oauth/Logout',
  'https://office.example.com:8443/studio/',
  'https://office.example.com:8443//evil.example/pages/x',
  'https://office.example.com:8443/pages/../../api/x',
  'signet://office.example.com:8443/pages/../../api/x',
  'signet://office.example.com:8443//evil.example',
  'signet://office.example.com:8443/\\evil.example/pages/',
  'javascript:alert(1)//office.example.com:8443/pages/',
  'signet://office.example.com:8443/javascript:alert(1)',
  'data:text/html,<script>',
  'intent://office.example.com/pages/#Intent;end',
  'file:///pages/index/index',
  'not a link',
  '',
])('%j opens nothing', (link) => {
  expect(pageOfLink(link, server)).toBeUndefined()
})

test('the way back from a provider belongs to the browser, and the link with the code to the app', () => {
  const page = '/pages/login/sso-redirect?state=app1&code=x'
  expect(isForBrowser(`${server}${page}`, server)).toBe(true)
  for (const link of [
    `signet://office.example.com:8443${page}`,
    `https://evil.example${page}`,
    `${server}${inside}`,
  ])
    expect(isForBrowser(link, server)).toBe(false)
})
