import { createLanguage } from '@signet/i18n'
import { LocaleProvider } from '@signet/i18n/react'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { texts } from '../src/texts.ts'

const catalogue = Object.fromEntries(
  Object.entries(texts).map(([key, sentence]) => [`ui.${key}`, sentence['en-US']]),
)
const english = createLanguage({ locale: 'en-US', catalogue })

/** Renders an element with this package's texts. */
export function renderInWords(children: ReactNode) {
  const wrapped = (inner: ReactNode) => <LocaleProvider value={english}>{inner}</LocaleProvider>
  const view = render(wrapped(children))
  return { ...view, user: userEvent.setup(), redraw: (next: ReactNode) => view.rerender(wrapped(next)) }
}
