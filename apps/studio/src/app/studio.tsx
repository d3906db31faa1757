import { StyleProvider } from '@ant-design/cssinjs'
import { LocaleProvider } from '@signet/i18n/react'
import { applyLook, FeedbackHost, useSignal } from '@signet/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { ConfigProvider } from 'antd'
import type { Locale } from 'antd/es/locale'
import { type ReactNode, useEffect, useState } from 'react'
import { type App, AppProvider } from '../kit/context/app-context.ts'
import { IdentityDialog } from '../kit/dialogs/identity-check.tsx'
import { createQueries } from './create-queries.ts'
import { createStudioRouter } from './create-studio-router.tsx'

type StudioProps = Readonly<{ app: App; history?: RouterHistory }>

/** The whole studio; nothing is drawn before its language is there. */
export function Studio({ app, history }: StudioProps) {
  const [queries] = useState(() => createQueries(app))
  const [router] = useState(() => createStudioRouter(app, history))
  const spoken = useSignal(app.wording.spoken)
  useLook(app)
  const ended = useSignal(app.sessionsEnded)
  useEffect(() => {
    if (ended === 0) return
    queries.clear()
    router.navigate({ to: '/login', search: { back: router.state.location.href } })
  }, [ended, queries, router])
  if (!spoken) return null

  return (
    <AppProvider value={app}>
      <LocaleProvider value={spoken.language}>
        <AntdTheme words={spoken.antd}>
          <QueryClientProvider client={queries}>
            <FeedbackHost feedback={app.feedback}>
              <RouterProvider router={router} />
              <IdentityDialog />
            </FeedbackHost>
          </QueryClientProvider>
        </AntdTheme>
      </LocaleProvider>
    </AppProvider>
  )
}

/** Puts the look on <html>, also when the system turns dark, and speaks its language. */
function useLook({ look, wording, feedback }: App) {
  const wanted = useSignal(look)
  useEffect(() => {
    wording.speak(wanted.locale).catch((error: unknown) => feedback.error(String(error)))
  }, [wording, feedback, wanted.locale])
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)')
    const apply = () => applyLook(wanted, document.documentElement, { prefersDark: system.matches })
    apply()
    system.addEventListener('change', apply)
    return () => system.removeEventListener('change', apply)
  }, [wanted])
}

/** The class of antd's variables in `virtual:antd.css`. */
const theme = { cssVar: { key: 'css-var-studio' }, hashed: false, zeroRuntime: true }

/**
 * antd in zero-runtime mode: its stylesheet is part of the build, and its colours follow our tokens.
 * Remaining <style> output goes to a detached element, since the policy forbids it in the page.
 */
export function AntdTheme({ words, children }: Readonly<{ words: Locale; children: ReactNode }>) {
  const [nowhere] = useState(() => document.createElement('div'))
  return (
    <StyleProvider container={nowhere}>
      <ConfigProvider
        locale={words}
        theme={theme}
        wave={{ disabled: true }}
        button={{ autoInsertSpace: false }}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  )
}
