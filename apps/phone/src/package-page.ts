import { insertBefore } from './edit.ts'

/**
 * What pages inside the app may do. A server says this in a header, and a package has none. Only calls, sockets and
 * pictures may leave: the server is chosen by the person, so any host over TLS.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self' https: wss:",
  "worker-src 'self' blob:",
  'frame-src blob: https:',
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
].join('; ')

/** The page of the client as it starts inside the app. */
export function packagePage(page: string): string {
  return insertBefore(
    page,
    '<meta name="viewport"',
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />\n    `,
  )
}
