import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { lazyTab } from './tabs.tsx'

afterEach(cleanup)

const load = async () => () => <p>Messages</p>
const shown = (Page: ReturnType<typeof lazyTab>['Page']) => (
  <Suspense fallback="loading">
    <Page isActive />
  </Suspense>
)

test('a tab whose code is there is drawn at once, without a word that it is loading', async () => {
  const { Page, preload } = lazyTab(load)
  await preload()
  render(shown(Page))

  expect(screen.getByText('Messages')).toBeTruthy()
})

test('a tab whose code is not there is drawn when it has come, and stays the same when drawn again', async () => {
  const { Page } = lazyTab(load)
  const { rerender } = render(shown(Page))
  const tab = await screen.findByText('Messages')
  rerender(shown(Page))

  expect(screen.getByText('Messages')).toBe(tab)
})
