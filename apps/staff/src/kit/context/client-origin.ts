/** `app` when installed, where a session lasts for weeks; `pc` in a browser, which others may use after. */
export function clientOrigin(): 'app' | 'pc' {
  return matchMedia('(display-mode: standalone)').matches ? 'app' : 'pc'
}
