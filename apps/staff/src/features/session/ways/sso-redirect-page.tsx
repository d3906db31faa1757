import { isPhoneApp } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { SignInSteps } from '../sign-in-steps.tsx'
import { takePlace } from '../sso-place.ts'
import { useSignIn } from '../use-sign-in.ts'
import { LoginFrame } from './login-frame.tsx'
import { EnterByCode, PassToPhone } from './sso-phone.tsx'

/** Where a provider of identities sends the browser back to, and where the app for phones gets its code. */
export function SsoRedirectPage() {
  const [params] = useState(() => location.search.slice(1))
  const state = new URLSearchParams(params).get('state') ?? ''
  if (isPhoneApp()) return <EnterByCode />
  return state.startsWith('app') ? (
    <PassToPhone params={params} />
  ) : (
    <AnswerPage params={params} isBinding={state.startsWith('bind')} />
  )
}

/** The answer becomes a session, or binds an identity. */
function AnswerPage({ params, isBinding }: Readonly<{ params: string; isBinding: boolean }>) {
  const t = useT()
  const isRefused = new URLSearchParams(params).has('refused')
  const signIn = useSignIn(takePlace())
  const bind = useBinding()
  const { begin } = signIn
  const { mutate } = bind
  const isTried = useRef(false)
  useEffect(() => {
    if (params === '' || isRefused || isTried.current) return
    // An answer works once, also where a page is drawn twice.
    isTried.current = true
    if (isBinding) mutate(params)
    else begin(({ socials }) => socials.login({ params }))
  })

  const error = signIn.error ?? bind.error
  const isOver = isRefused || params === '' || error !== null || signIn.step !== undefined
  return (
    <LoginFrame title={t('session.sso.title')} hint={isOver ? '' : t('session.sso.hint')}>
      {() => (
        <SignInSteps signIn={signIn} account="" params={params}>
          {isRefused && <p role="alert">{t('session.sso.cannotBegin')}</p>}
          {params === '' && <p role="alert">{t('session.sso.noAnswer')}</p>}
          <ErrorNote error={error} />
        </SignInSteps>
      )}
    </LoginFrame>
  )
}

function useBinding() {
  const t = useT()
  const { socials } = useClient()
  const feedback = useFeedback()
  const { history } = useRouter()
  return useMutation({
    meta: { isShown: true },
    mutationFn: (params: string) => socials.bind({ params }),
    onSuccess: () => {
      feedback.success(t('session.sso.bound'))
      history.replace('/pages/my/accountSecurity/index')
    },
  })
}
