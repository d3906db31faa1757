/** Nothing inline, nothing evaluated, nothing from elsewhere. The studio adds a nonce for the styles that antd writes. */
export const policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'media-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'frame-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
  'object-src': ["'none'"],
}

/** The same as a header, with one more source of styles. */
export function policyWithStyle(source: string): string {
  return Object.entries({ ...policy, 'style-src': [...policy['style-src'], source] })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
