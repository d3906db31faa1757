import { StyleProvider } from '@ant-design/cssinjs'
import { LocaleProvider } from '@signet/i18n/react'
import { applyLook, FeedbackHost } from '@signet/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { ConfigProvider } from 'antd'
import type { Locale } from 'antd/es/locale'
import { type ReactNode, useEffect, useState } from 'react'
import { createQueries } from './create-queries.ts'
import { createStudioRouter } from './create-studio-router.tsx'
import { type Desk, DeskProvider } from './desk.ts'
import { useValue } from './value.ts'

type StudioProps = Readonly<{ desk: Desk; history?: RouterHistory }>

/** The whole studio over a desk; nothing is drawn before its language is there. */
export function Studio({ desk, history }: StudioProps) {
  const [queries] = useState(() => createQueries(desk))
  const [router] = useState(() => createStudioRouter(desk, history))
  const spoken = useValue(desk.wording.spoken)
  useLook(desk)
  useEffect(
    () =>
      desk.sessionsEnded.listen(() => {
        queries.clear()
        router.navigate({ to: '/login', search: { back: router.state.location.href } })
      }),
    [desk, queries, router],
  )
  if (!spoken) return null

  return (
    <DeskProvider value={desk}>
      <LocaleProvider value={spoken.language}>
        <AntdTheme words={spoken.antd}>
          <QueryClientProvider client={queries}>
            <FeedbackHost feedback={desk.feedback}>
              <RouterProvider router={router} />
            </FeedbackHost>
          </QueryClientProvider>
        </AntdTheme>
      </LocaleProvider>
    </DeskProvider>
  )
}

/** Puts the look on <html>, also when the system turns dark, and speaks its language. */
function useLook({ look, wording, feedback }: Desk) {
  const wanted = useValue(look)
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

/** The class under which `virtual:antd.css` keeps the variables of antd. */
const theme = { cssVar: { key: 'css-var-studio' }, hashed: false, zeroRuntime: true }

/**
 * antd in its zero-runtime mode: its stylesheet is published with the build, and its colours follow our tokens. What it
 * would still write as <style> goes into an element that is never part of the page, since the policy forbids it there.
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
