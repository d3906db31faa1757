import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInWords } from '../../test/in-words.tsx'
import { createFeedback } from './feedback.ts'
import { FeedbackHost } from './feedback-host.tsx'

const { showPopover, hidePopover } = HTMLElement.prototype
afterEach(() => {
  cleanup()
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover })
})

/** A browser that records its popovers; happy-dom draws no top layer. */
function liftedOnes(): HTMLElement[] {
  const lifted: HTMLElement[] = []
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      lifted.push(this)
    },
    hidePopover: () => undefined,
  })
  return lifted
}

test('every message appears above an open dialog or drawer', () => {
  const lifted = liftedOnes()
  const feedback = createFeedback({ onMismatch: () => undefined })
  renderInWords(
    <FeedbackHost feedback={feedback}>
      <p>Page</p>
    </FeedbackHost>,
  )
  expect(lifted).toHaveLength(0)

  act(() => feedback.error('Not saved'))
  expect(lifted.at(-1)?.contains(screen.getByRole('alert'))).toBe(true)
  act(() => feedback.error('Not sent either'))
  expect(lifted).toHaveLength(2)
})
