/**
 * `app` when installed or on a phone or tablet, which one person uses and where a session lasts for weeks; `pc` in a
 * browser at a desk, which others may use after.
 */
export function clientOrigin(): 'app' | 'pc' {
  return matchMedia('(display-mode: standalone), (hover: none) and (pointer: coarse)').matches ? 'app' : 'pc'
}
