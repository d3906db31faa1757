import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { tabs } from '../../app/tabs.tsx'
import { switchTab } from './switch-tab.ts'

const say = (key: string) => `sentence of ${key}`

test.each(tabs.map(({ href }) => href))('%s is a tab', (href) => {
  const history = createMemoryHistory({ initialEntries: ['/pages/my/settings/index'] })
  switchTab(history, href, say)
  expect(history.location.href).toBe(href)
})

test.each(['/pages/my/settings/index', '/pages/index/index/more', 'https://evil.example/pages/index/index'])(
  '%s is no tab, and nothing is opened',
  (href) => {
    const history = createMemoryHistory({ initialEntries: ['/'] })
    expect(() => switchTab(history, href, say)).toThrow('sentence of client.page.notTab')
    expect(history.location.href).toBe('/')
  },
)
