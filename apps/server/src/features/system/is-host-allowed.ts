/** Is the host one of these? `*.example.com` stands for every name below that one; a port counts as it is written. */
export function isHostAllowed(host: string, allowed: readonly string[]): boolean {
  return allowed.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one))
}

/**
 * The host of an address as a browser asks for it: names in other scripts in their ASCII form, so that two that look
 * alike never pass for one. Empty for what is no plain address on the web.
 */
export function hostOf(address: string): string {
  const parsed = URL.parse(address)
  const isPlain = parsed !== null && /^https?:$/.test(parsed.protocol) && !parsed.username && !parsed.password
  return isPlain ? parsed.host : ''
}
