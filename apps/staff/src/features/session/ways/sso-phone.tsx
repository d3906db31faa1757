import { useT } from '@signet/i18n/react'
import { Button, ErrorNote } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApp, useClient } from '../../../kit/context/app-context.ts'
import { begunSignIn, forgetSignIn } from '../../../kit/phone/begun-sign-in.ts'
import { CompanyStep } from '../company-step.tsx'
import { stepOf } from '../sign-in-step.tsx'
import { SignInSteps } from '../sign-in-steps.tsx'
import { useSignIn } from '../use-sign-in.ts'
import { LoginFrame } from './login-frame.tsx'
import { useWaySearch } from './use-way-search.ts'

/**
 * In the browser that the app for phones opened: the answer of the provider becomes a link to the app. People press it,
 * since browsers open apps for nothing less, and since they may not have begun this at all.
 */
export function PassToPhone({ params }: Readonly<{ params: string }>) {
  const t = useT()
  const { socials } = useClient()
  const [isChoosing, setChoosing] = useState(false)
  const { mutate, data, error, isPending } = useMutation({
    meta: { isShown: true },
    mutationFn: (tenant: string) => socials.passToPhone({ params, tenant }),
    onError: (refused) => setChoosing((was) => was || stepOf(refused)?.kind === 'company'),
  })
  useOnce(() => mutate(''))

  const hint = t(data ? 'session.sso.passHint' : 'session.sso.hint')
  if (isChoosing && !data)
    return (
      <LoginFrame title={t('session.sso.title')} hint="">
        {() => (
          <CompanyStep
            params={params}
            error={stepOf(error) ? null : error}
            isBusy={isPending}
            onCompany={mutate}
          />
        )}
      </LoginFrame>
    )
  return (
    <LoginFrame title={t('session.sso.title')} hint={error ? '' : hint}>
      {() => (
        <>
          {data && (
            <>
              <p>{t('session.sso.as', { name: data.name })}</p>
              <Button tone="primary" isWide onClick={() => location.assign(data.url)}>
                {t('session.sso.openApp')}
              </Button>
            </>
          )}
          <ErrorNote error={error} />
        </>
      )}
    </LoginFrame>
  )
}

/** In the app: the code of the link becomes a session, with the verifier of the sign-in that was begun here. */
export function EnterByCode() {
  const t = useT()
  const { store } = useApp()
  const { code } = useWaySearch()
  const begun = begunSignIn(store)
  const verifier = useRef(begun?.verifier ?? '').current
  const signIn = useSignIn(begun?.redirect)
  const isPossible = code !== '' && verifier !== ''
  useOnce(() => {
    if (!isPossible) return
    signIn.begin(async ({ socials }) => {
      const signedIn = await socials.loginOnPhone({ code, verifier })
      // Not before: any app can send a wrong code here.
      forgetSignIn(store)
      return signedIn
    })
  })

  const isOver = !isPossible || signIn.error !== null
  return (
    <LoginFrame title={t('session.sso.title')} hint={isOver ? '' : t('session.sso.hint')}>
      {() => (
        <SignInSteps signIn={signIn} account="">
          {!isPossible && <p role="alert">{t('session.sso.noAnswer')}</p>}
          <ErrorNote error={signIn.error} />
        </SignInSteps>
      )}
    </LoginFrame>
  )
}

/** Acts once, also where a page is drawn twice: an answer works once. */
function useOnce(act: () => void): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    act()
  })
}
