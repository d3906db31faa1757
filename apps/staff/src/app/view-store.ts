import type { Store } from '@signet/client'

type Window = Readonly<{
  location: Readonly<{ hash: string; pathname: string }>
  history: Readonly<{ replaceState: (data: null, unused: string, url: string) => void }>
  localStorage: Store
  sessionStorage: Store
}>

export type WindowStore = Readonly<{ store: Store; isView: boolean }>

/**
 * Returns the storage of this window. An administrator who looks through somebody's eyes comes with a token after `#`,
 * which the server never sees; the window then has a storage of its own, so that the own session stays.
 */
export function storeOf({ location, history, localStorage, sessionStorage }: Window): WindowStore {
  const [, token] = /^#view=([\w-]+)$/.exec(location.hash) ?? []
  if (token) {
    sessionStorage.setItem('token', token)
    sessionStorage.setItem('look', localStorage.getItem('look') ?? '{}')
    history.replaceState(null, '', location.pathname)
  }
  const isView = sessionStorage.getItem('token') !== null
  return { store: isView ? sessionStorage : localStorage, isView }
}
