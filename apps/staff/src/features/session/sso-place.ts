const key = 'ssoPlace'

/** Keeps the page that was wanted while the browser is at a provider of identities. */
export function keepPlace(redirect: string | undefined): void {
  if (redirect === undefined) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, redirect)
}

/** Returns the page that was wanted before. */
export function takePlace(): string | undefined {
  return sessionStorage.getItem(key) ?? undefined
}
