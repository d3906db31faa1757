import { LocaleProvider } from '@signet/i18n/react'
import { FeedbackHost, type LinkProps, LinkProvider } from '@signet/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider, RouterProvider, useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { AppProvider, useLooks } from '../kit/context/app-context.ts'
import { isForBrowser } from '../kit/links/address.ts'
import type { Staff } from './create-staff.ts'

export function StaffClient({ app, router }: Staff) {
  return (
    <AppProvider value={app}>
      <QueryClientProvider client={app.queries}>
        <Speaking>
          <RouterContextProvider router={router}>
            <LinkProvider value={AppLink}>
              <FeedbackHost feedback={app.feedback}>
                <RouterProvider router={router} />
              </FeedbackHost>
            </LinkProvider>
          </RouterContextProvider>
        </Speaking>
      </QueryClientProvider>
    </AppProvider>
  )
}

function Speaking({ children }: Readonly<{ children: ReactNode }>) {
  const { language } = useLooks()
  return <LocaleProvider value={language}>{children}</LocaleProvider>
}

/** A link inside the product: navigates without a page load, unless a new window is requested. */
function AppLink({ href, onClick, ...rest }: LinkProps) {
  const { history } = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isForBrowser(event)) return
    event.preventDefault()
    history.push(href)
  }
  return <a {...rest} href={href} onClick={follow} />
}
