import { z } from 'zod'
import { type AskVendor, addressOf, madeUpCode, optionalText, refusesCode } from '../../ask-vendor.ts'
import { challengeOf } from './challenge.ts'
import type { SocialAccount, SocialVendor } from './social-vendor.ts'

/** Failures have status 200 and an `error`. */
const Token = z.object({ error: z.undefined().optional(), access_token: z.string().min(1) })
const User = z.object({ id: z.int().positive(), login: z.string(), name: optionalText })
const Mails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))
const invalidCode = 'bad_verification_code'

/**
 * OAuth app of GitHub (docs.github.com, “Authorizing OAuth apps”). Its names can be registered by everybody, so they
 * are no accounts here; of the mail addresses only the checked main one counts.
 */
export const github: SocialVendor = {
  usual: { signInUrl: 'https://github.com', apiUrl: 'https://api.github.com' },
  authorizeUrl: ({ signInUrl, appId }, { redirectUri, state, verifier }) =>
    addressOf(`${signInUrl}/login/oauth/authorize`, {
      client_id: appId,
      redirect_uri: redirectUri,
      scope: 'read:user user:email',
      state,
      ...challengeOf(verifier),
    }),
  exchange: async (ask, account, { code, proof }) => {
    const more = { redirect_uri: proof.redirectUri, code_verifier: proof.verifier }
    const { access_token: token } = await tokenOf(ask, account, { code, ...more })
    const headers = {
      authorization: `Bearer ${token}`,
      accept: 'application/vnd.github+json',
      'user-agent': 'Signet',
    }
    const { id, login, name } = await ask(`${account.apiUrl}/user`, { headers }, User)
    const mails = await ask(`${account.apiUrl}/user/emails`, { headers }, Mails)
    const email = mails.find(({ primary, verified }) => primary && verified)?.email ?? ''
    return { subject: String(id), name: name || login, email }
  },
  check: (ask, account) => refusesCode(invalidCode, () => tokenOf(ask, account, { code: madeUpCode })),
}

function tokenOf(
  ask: AskVendor,
  { signInUrl, appId, appSecret }: SocialAccount,
  more: Readonly<Record<string, string>>,
) {
  const json = { client_id: appId, client_secret: appSecret, ...more }
  return ask(
    `${signInUrl}/login/oauth/access_token`,
    { json, headers: { accept: 'application/json' } },
    Token,
  )
}
