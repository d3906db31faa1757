import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { serveAnyone } from '../../../http/serve-anyone.ts'
import { failureListener, newToken } from '../../../people/sessions/index.ts'
import { signingOf, welcome } from '../welcome.ts'

/** As long as the challenge, which the secret is bound to. */
const seconds = 300
const cookie = { name: 'signet_passkey', path: '/api/oauth/Login/passkey', sameSite: 'Strict' } as const
const perMinute = 60

/** The browser that asks keeps a secret, so that a signature made elsewhere opens no session here. */
export const beginPasskeyLogin = serveAnyone(
  contract.passkeys.beginLogin,
  async ({ server, keepCookie }) => {
    const secret = newToken(server.random)
    const asked = await server.sessions.askPasskey(secret)
    keepCookie({ ...cookie, value: secret, seconds })
    return asked
  },
  { perMinute },
)

export const passkeyLogin = serveAnyone(
  contract.passkeys.login,
  async (call) => {
    const { server, caller, input } = call
    const onFailure = failureListener(call, 'passkey')
    const given = { signed: input.signed, secret: call.cookie(cookie.name), onFailure }
    const opened = await server.sessions.openByPasskey({ ...given, ...signingOf(caller) })
    return welcome(call, opened, 'passkey')
  },
  { perMinute },
)

export const beginPasskeyCode = serveAnyone(
  contract.passkeys.beginCode,
  ({ server, input }) => server.sessions.askPasskeyForCode(input.challenge),
  { perMinute },
)

export const passkeyCode = serveAnyone(
  contract.passkeys.loginCode,
  async (call) => {
    const { server, caller, input } = call
    const step = { ...input, ...signingOf(caller), onFailure: failureListener(call, 'passkey') }
    return welcome(call, await server.sessions.passPasskey(step), 'passkey')
  },
  { perMinute },
)

export const beginPasskeyConfirmation = serve(contract.passkeys.beginConfirmation, ({ actor, server }) =>
  server.sessions.askPasskeyAgain(actor),
)

export const confirmByPasskey = serve(contract.passkeys.confirm, async (call) => {
  const { input, actor, server } = call
  const onFailure = failureListener(call, 'confirmation')
  await server.sessions.checkPasskeyOf(actor, { signed: input.signed, onFailure })
  await server.sessions.confirm(actor)

  return null
})
