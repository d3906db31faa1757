export const filePage = '/pages/workFlow/webView/index'

/** The page that shows or hands out a stored file; the bytes come by a link that works once. */
export function fileHref(fileId: string, name: string): string {
  return `${filePage}?${new URLSearchParams({ fileId, name })}`
}
