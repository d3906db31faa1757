import type { ReactNode } from 'react'
import { CompanyStep } from './company-step.tsx'
import { CodeStep, PasswordStep } from './sign-in-step.tsx'
import type { useSignIn } from './use-sign-in.ts'

type SignInStepsProps = Readonly<{
  signIn: ReturnType<typeof useSignIn>
  /** The account, which the new password may not contain. */
  account: string
  /** What a provider answered, where one did. */
  params?: string
  /** The first step. */
  children: ReactNode
}>

/** The step that a sign-in is at: the first one, a code, or a new password. */
export function SignInSteps({ signIn, account, params = '', children }: SignInStepsProps) {
  const { step, error, isBusy, onBack } = signIn
  const state = { error, isBusy, onBack }
  if (step?.kind === 'code') {
    const onPasskey = step.hasPasskey ? () => signIn.sendPasskey(step) : undefined
    return <CodeStep {...state} onCode={(code) => signIn.sendCode(step, code)} onPasskey={onPasskey} />
  }
  if (step?.kind === 'password')
    return (
      <PasswordStep
        {...state}
        step={step}
        account={account}
        onPassword={(password) => signIn.sendPassword(step, password)}
      />
    )
  if (step?.kind === 'company')
    return (
      <CompanyStep
        {...{ error, isBusy, params }}
        onCompany={(tenant) => signIn.sendCompany(params, tenant)}
      />
    )
  return children
}
