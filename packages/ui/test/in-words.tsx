import { createLanguage } from '@signet/i18n'
import { LocaleProvider } from '@signet/i18n/react'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import words from '../src/locales/en-US.json' with { type: 'json' }

const catalogue = Object.fromEntries(Object.entries(words).map(([key, text]) => [`ui.${key}`, text]))
const english = createLanguage({ locale: 'en-US', catalogue })

/** Draws something with this package's own words. */
export function renderInWords(children: ReactNode) {
  const wrapped = (inner: ReactNode) => <LocaleProvider value={english}>{inner}</LocaleProvider>
  const view = render(wrapped(children))
  return { ...view, user: userEvent.setup(), redraw: (next: ReactNode) => view.rerender(wrapped(next)) }
}
