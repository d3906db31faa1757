import type { CallOptions, Client } from '@signet/client'
import type { contract, ParsedOutput } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { hasLook } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type App, useApp } from '../../kit/context/app-context.ts'
import { currentUserQuery } from '../../kit/context/use-current-user.ts'
import { safeReturn } from '../../kit/links/address.ts'
import { useSignature } from '../../kit/passwords/use-signature.ts'
import { type SignInStep, stepOf } from './sign-in-step.tsx'
import { useProof } from './use-proof.tsx'

/** Two lines take a moment to read. */
const lastSignInMs = 5_000

/** A step that goes on with what the refusal before named. */
type Challenged = Readonly<{ challenge: string }>
type Session = (typeof contract)['session']
export type SignedIn = ParsedOutput<Session['login']>

/** Signs in step by step, loads the person, and goes to the page they wanted. */
export function useSignIn(redirect: string | undefined) {
  const { client } = useApp()
  const { session, passkeys, socials } = client
  const enter = useEnter(redirect)
  const sign = useSignature()
  const [step, setStep] = useState<SignInStep>()
  const { isWorking, prove } = useProof()
  const attempt = useMutation({
    meta: { isShown: true },
    mutationFn: async (ask: () => Promise<SignedIn>) => enter(await ask()),
    onError: (error) => {
      const next = stepOf(error)
      if (!next) return
      setStep(next)
      attempt.reset()
    },
  })

  return {
    step,
    error: attempt.error,
    isBusy: attempt.isPending,
    isWorking,
    /** Any way in that answers a session or the next step. */
    begin: (ask: (client: Client, options: CallOptions) => Promise<SignedIn>) =>
      attempt.mutate(() => prove((options) => ask(client, options))),
    sendCode: ({ challenge }: Challenged, code: string) =>
      attempt.mutate(() => session.loginCode({ challenge, code })),
    /** A passkey alone. */
    beginPasskey: () =>
      attempt.mutate(async () => passkeys.login({ signed: await sign(await passkeys.beginLogin()) })),
    sendPasskey: ({ challenge }: Challenged) =>
      attempt.mutate(async () => {
        const signed = await sign(await passkeys.beginCode({ challenge }))
        return passkeys.loginCode({ challenge, signed })
      }),
    sendPassword: ({ challenge }: Challenged, password: string) =>
      attempt.mutate(() => session.loginPassword({ challenge, password })),
    /** One of the companies of somebody whom a provider vouched for. */
    sendCompany: (params: string, tenant: string) => attempt.mutate(() => socials.login({ params, tenant })),
    onBack: () => {
      setStep(undefined)
      attempt.reset()
    },
  }
}

/** Keeps the token, loads the person, goes to the page they wanted, and says when they last signed in. */
export function useEnter(redirect: string | undefined) {
  const app = useApp()
  const { history } = useRouter()
  const t = useT()
  const { dateTime } = useFormats()

  return async ({ token, lastSignIn }: SignedIn) => {
    app.queries.clear()
    app.session.keepToken(token)
    await app.queries.fetchQuery(currentUserQuery(app)).catch((error: unknown) => {
      app.session.clear()
      throw error
    })
    await beginLikeLast(app)
    app.feedback.clear()
    history.replace(safeReturn(redirect))
    if (!lastSignIn) return
    const { at, address, failures } = lastSignIn
    app.feedback.plain(t('session.lastSignIn', { when: dateTime(at), address, failures }), lastSignInMs)
  }
}

/** A new device begins with the language, theme and text size that the person chose last. */
async function beginLikeLast({ client, store, looks }: App): Promise<void> {
  if (hasLook(store)) return
  // Without an answer the device stays as it is, which is no reason to keep the person out.
  const { preferenceJson } = await client.myself.baseInfo().catch(() => ({ preferenceJson: '' }))
  if (preferenceJson !== '') await looks.change(JSON.parse(preferenceJson))
}
