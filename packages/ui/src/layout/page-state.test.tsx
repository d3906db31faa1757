import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInWords } from '../../test/in-words.tsx'
import { PageState } from './page-state.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const loading = { data: undefined, error: null, refetch: async () => undefined }

test('a page that loads for fifteen seconds says so and offers to reload', () => {
  renderInWords(<PageState query={loading}>{() => null}</PageState>)
  act(() => void vi.advanceTimersByTime(14_900))
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()

  act(() => void vi.advanceTimersByTime(200))
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
})
