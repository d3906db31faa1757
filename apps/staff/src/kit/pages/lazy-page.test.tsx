import { cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPage } from './lazy-page.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

class ErrorBoundary extends Component<Readonly<{ children: ReactNode }>, { error: Error | null }> {
  override state = { error: null as Error | null }
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render = () => (this.state.error ? <p>{this.state.error.name}</p> : this.props.children)
}

test('a page is drawn when its code has come', async () => {
  const Page = lazyPage(async () => ({ CasePage: () => <p>The case</p> }), 'CasePage')
  await Page.preload?.()
  render(
    <Suspense fallback="loading">
      <Page />
    </Suspense>,
  )
  expect(await screen.findByText('The case')).toBeTruthy()
})

test('code that does not come within a minute is given up', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Page = lazyPage(() => new Promise<{ CasePage: () => ReactNode }>(() => undefined), 'CasePage')
  const loading = Page.preload?.()

  await vi.advanceTimersByTimeAsync(60_000)
  await loading
  render(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  )
  expect(screen.getByText('PageTooSlow')).toBeTruthy()
})
