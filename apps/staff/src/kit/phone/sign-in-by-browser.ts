import { type Store, serverOrigin } from '@signet/client'
import { keepSignIn } from './begun-sign-in.ts'
import { openBrowser } from './bridge.ts'
import { pageOfLink } from './page-of-link.ts'

type Begin = Readonly<{
  store: Store
  provider: string
  /** The page that was wanted. */
  redirect: string | undefined
}>

/**
 * Opens the browser of the system for a sign-in at a provider. It comes back by a link with a code, which only the verifier
 * that stays here makes a session of. Returns the page of that link where the system answers it, as iOS does; Android
 * opens the app with it.
 */
export async function signInByBrowser({ store, provider, redirect }: Begin): Promise<string | undefined> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  // The system may end the app while the browser is in front.
  keepSignIn(store, { verifier, redirect })
  const url = new URL(`/api/oauth/Login/socials/app/${provider}`, serverOrigin())
  url.searchParams.set('challenge', base64url(new Uint8Array(digest)))
  const link = await openBrowser(url.href)
  return link === undefined ? undefined : pageOfLink(link, serverOrigin())
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
