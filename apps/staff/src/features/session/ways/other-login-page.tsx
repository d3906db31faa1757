import { useT } from '@signet/i18n/react'
import { ProviderButtons } from '../provider-buttons.tsx'
import { SignInSteps } from '../sign-in-steps.tsx'
import { useSignIn } from '../use-sign-in.ts'
import { DirectoryForm } from './directory-form.tsx'
import { LoginFrame } from './login-frame.tsx'
import { QrLogin } from './qr-login.tsx'
import { SmsForm } from './sms-form.tsx'
import { useWaySearch } from './use-way-search.ts'

/** Signing in by a code sent to one’s phone, by the company’s directory, or by a phone that scans a code. */
export function OtherLoginPage() {
  const t = useT()
  const { way, redirect } = useWaySearch()
  const signIn = useSignIn(redirect)
  if (way === 'directory')
    return (
      <LoginFrame title={t('session.directory.title')} hint={t('session.directory.hint')}>
        {() => (
          <SignInSteps signIn={signIn} account="">
            <DirectoryForm
              error={signIn.error}
              isBusy={signIn.isBusy}
              isWorking={signIn.isWorking}
              onSubmit={(entered) =>
                signIn.begin(({ waysIn }, options) => waysIn.loginDirectory(entered, options))
              }
            />
          </SignInSteps>
        )}
      </LoginFrame>
    )
  if (way !== 'sms')
    return (
      <LoginFrame title={t('session.qr.title')} hint={t('session.qr.hint')}>
        {({ socialsList }) => (
          <>
            <QrLogin redirect={redirect} />
            <ProviderButtons providers={socialsList} redirect={redirect} />
          </>
        )}
      </LoginFrame>
    )
  return (
    <LoginFrame title={t('session.sms.title')} hint={t('session.sms.hint')}>
      {({ socialsList }) => (
        <SignInSteps signIn={signIn} account="">
          <SmsForm
            error={signIn.error}
            isBusy={signIn.isBusy}
            isWorking={signIn.isWorking}
            submit={t('session.login.submit')}
            purpose="signIn"
            onSubmit={({ phone, code }) =>
              signIn.begin(({ waysIn }, options) => waysIn.loginSms({ phone, code }, options))
            }
          />
          <ProviderButtons providers={socialsList} redirect={redirect} />
        </SignInSteps>
      )}
    </LoginFrame>
  )
}
