/**
 * Nothing inline, nothing evaluated, nothing from elsewhere: for both clients, whose builds write their styles into
 * files. Only a frame may show a page from elsewhere, over https: forms lock it into a sandbox without an origin.
 * WebAssembly of our own may run, which the reader of QR codes is: no text becomes a program by that.
 * A frame may also show bytes that a page of ours has read: the pages of a PDF, never of a program.
 * Pictures may come from where the operator's map tiles do, and from nowhere else.
 */
export function policyWith(tileOrigins: readonly string[]) {
  return { ...policy, 'img-src': [...policy['img-src'], ...tileOrigins] }
}

const policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'media-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'frame-src': ["'self'", 'blob:', 'https:'],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
  'object-src': ["'none'"],
}
