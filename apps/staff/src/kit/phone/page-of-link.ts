import { safeReturn } from '../links/address.ts'

/** The scheme of links that only the app opens: `signet://office.example.com/pages/…`. */
export const linkScheme = 'signet:'

/**
 * The page of a link that the system opened with the app; undefined for links to other servers and for everything that is
 * no page. Any app may open any link here, so a link only ever leads to a page: what happens there is the person's choice.
 */
export function pageOfLink(link: string, server: string): string | undefined {
  const url = URL.parse(link)
  if (!url || url.username !== '' || url.password !== '' || !isOf(url, server)) return undefined
  const page = `${url.pathname}${url.search}${url.hash}`
  return url.pathname.startsWith('/pages/') && safeReturn(page, '') === page ? page : undefined
}

/** Whether a link is the way back from a provider to the browser, which Android may open in the app. */
export function isForBrowser(link: string, server: string): boolean {
  const url = URL.parse(link)
  return url?.origin === server && url.pathname === '/pages/login/sso-redirect'
}

function isOf(url: URL, server: string): boolean {
  if (url.protocol === linkScheme) return url.host.toLowerCase() === new URL(server).host
  return url.protocol === 'https:' && url.origin === server
}
