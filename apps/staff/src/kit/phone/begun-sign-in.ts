import type { Store } from '@signet/client'

const name = 'phoneSignIn'

/** A sign-in in the browser of the system; `redirect` is the page that was wanted. */
type BegunSignIn = Readonly<{ verifier: string; redirect: string | undefined }>

export function keepSignIn(store: Store, begun: BegunSignIn): void {
  store.setItem(name, JSON.stringify(begun))
}

/** What was begun here last; undefined for nothing. */
export function begunSignIn(store: Store): BegunSignIn | undefined {
  const kept = store.getItem(name)
  return kept === null ? undefined : JSON.parse(kept)
}

export function forgetSignIn(store: Store): void {
  store.removeItem(name)
}
