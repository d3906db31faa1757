import { createLanguage } from '@signet/i18n'
import { LocaleProvider } from '@signet/i18n/react'
import { Page } from '@signet/ui'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Stretch } from './stretch.tsx'

/** The test browser has no layout, so the test says what comes near and what goes far. */
const Before = globalThis.IntersectionObserver
let say: (isNear: boolean) => void
beforeEach(() => {
  globalThis.IntersectionObserver = class extends Before {
    constructor(tell: IntersectionObserverCallback) {
      super(tell)
      say = (isIntersecting) => {
        const entry = { isIntersecting, boundingClientRect: { height: 640 } }
        act(() => tell([entry as IntersectionObserverEntry], this))
      }
    }
  }
})
afterEach(() => {
  cleanup()
  globalThis.IntersectionObserver = Before
})

function show(isPlaying = false) {
  const draw = () => (
    <button type="button" data-playing={isPlaying || undefined}>
      Words
    </button>
  )
  const page = render(
    <LocaleProvider value={createLanguage({ locale: 'en-US', catalogue: {} })}>
      <Page title="Talk">
        <Stretch id={7} draw={draw} />
      </Page>
    </LocaleProvider>,
  )
  return page.container.querySelector<HTMLElement>('[data-stretch="7"]')
}

test('far from what is in sight a stretch is only as high as it was', () => {
  const place = show()
  expect(screen.getByText('Words')).toBeDefined()

  say(false)
  expect([screen.queryByText('Words'), place?.style.height]).toEqual([null, '640px'])

  say(true)
  expect([screen.getByText('Words').tagName, place?.style.height]).toEqual(['BUTTON', ''])
})

test('with the focus it is kept', () => {
  show()
  screen.getByText('Words').focus()
  say(false)

  expect(screen.getByText('Words')).toBeDefined()
})

test('while a recording plays it is kept', () => {
  show(true)
  say(false)

  expect(screen.getByText('Words')).toBeDefined()
})
