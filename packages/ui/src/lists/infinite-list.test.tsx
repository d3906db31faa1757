import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInWords } from '../../test/in-words.tsx'
import { Page } from '../layout/page.tsx'
import { InfiniteList } from './infinite-list.tsx'

afterEach(cleanup)

const rows = Array.from({ length: 10_000 }, (_, at) => `Case ${at}`)
const list = (shown: readonly string[], more: { hasMore: boolean; onEnd: () => void; failure?: Error }) => (
  <Page title="To do">
    <InfiniteList label="Cases" rows={shown} keyOf={(row) => row} {...more}>
      {(row) => <span>{row}</span>}
    </InfiniteList>
  </Page>
)

test('of ten thousand rows only those in sight are drawn', () => {
  const { container } = renderInWords(list(rows, { hasMore: false, onEnd: () => undefined }))

  expect(screen.getByText('Case 0')).toBeTruthy()
  expect(screen.queryByText('Case 9999')).toBeNull()
  expect(container.querySelectorAll('*').length).toBeLessThan(1_500)
})

test('scrolling draws the rows that come into sight once, and asks for the keys of no others', () => {
  const calls = { drawn: [] as string[], named: [] as string[] }
  const keyOf = (row: string) => {
    calls.named.push(row)
    return row
  }
  renderInWords(
    <Page title="To do">
      <InfiniteList label="Cases" rows={rows} keyOf={keyOf} hasMore={false} onEnd={() => undefined}>
        {(row) => {
          calls.drawn.push(row)
          return <span>{row}</span>
        }}
      </InfiniteList>
    </Page>,
  )
  const scroller = screen.getByRole('main')
  Object.defineProperty(scroller, 'scrollHeight', { value: 1_200_000 })
  screen.getByRole('list').getBoundingClientRect = () => new DOMRect(0, -scroller.scrollTop, 375, 1_200_000)
  calls.named = []
  for (const top of [240, 480, 720]) {
    scroller.scrollTop = top
    fireEvent.scroll(scroller)
  }

  expect(screen.getByText('Case 18')).toBeTruthy()
  expect(new Set(calls.drawn).size).toBe(calls.drawn.length)
  expect(calls.named.length).toBeLessThan(1_000)
})

test('the next page is asked for when the end is near, and no more when there is none', () => {
  let requests = 0
  const onEnd = () => {
    requests += 1
  }
  const { redraw } = renderInWords(list(rows.slice(0, 3), { hasMore: true, onEnd }))
  expect(requests).toBe(1)

  redraw(list(rows.slice(0, 6), { hasMore: false, onEnd }))
  expect(requests).toBe(1)
  expect(screen.queryByRole('status')).toBeNull()
})

test('a next page that did not come says why and is asked for again by hand', async () => {
  let requests = 0
  const onEnd = () => {
    requests += 1
  }
  const { user } = renderInWords(
    list(rows.slice(0, 3), { hasMore: true, onEnd, failure: new Error('Could not reach the server') }),
  )
  expect(requests).toBe(0)
  expect(screen.getByRole('alert').textContent).toContain('Could not reach the server')

  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(requests).toBe(1)
})
