import { LocaleProvider } from '@signet/i18n/react'
import { FeedbackHost, LinkProvider } from '@signet/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AppProvider, useLooks } from '../kit/context/app-context.ts'
import { AppLink } from './app-link.tsx'
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
