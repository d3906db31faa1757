/** The path of a page of ours, where an address leads back into the product; nothing else of ours is a page. */
export function ownPage(url: string, origin: string): string | undefined {
  const parsed = URL.parse(url)
  if (parsed?.origin !== origin || !parsed.pathname.startsWith('/pages/')) return undefined
  return `${parsed.pathname}${parsed.search}`
}
