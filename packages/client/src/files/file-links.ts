import type { Client } from '../create-client.ts'

type Named = Readonly<{ fileId: string; name: string }>

/**
 * Addresses of files for a form. The bytes come by links that work once: a picture's link is asked for when it is first
 * shown and `onLinked` tells that it is there; anything else has the address of the page that hands it out.
 */
export function fileLinks({ files }: Client, onLinked: () => void) {
  const links = new Map<string, string>()
  return {
    urlOf({ fileId, name }: Named): string {
      if (!isPicture(name)) return fileHref(fileId, name)
      const known = links.get(fileId)
      if (known === undefined) {
        links.set(fileId, '')
        void files.download({ type: 'annex', fileId }).then(
          ({ url }) => {
            links.set(fileId, url)
            onLinked()
          },
          () => undefined,
        )
      }
      return known || nothing
    },
  }
}

/** One transparent dot, until the picture is there. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

function isPicture(name: string): boolean {
  return /\.(jpe?g|png|gif|webp|bmp|avif)$/i.test(name)
}

const filePage = '/pages/workFlow/webView/index'

/** The page that shows or hands out a stored file; the bytes come by a link that works once. */
export function fileHref(fileId: string, name: string): string {
  return `${filePage}?${new URLSearchParams({ fileId, name })}`
}

/** Asks for the link of the file whose address was pressed, which works once; undefined where none was. */
export function filePressed({ files }: Client, event: Event): Promise<Readonly<{ url: string }>> | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[download]') : null
  const href = link?.getAttribute('href') ?? ''
  if (!href.startsWith(filePage)) return undefined
  event.preventDefault()
  const fileId = new URL(href, location.origin).searchParams.get('fileId') ?? ''
  return files.download({ type: 'annex', fileId })
}

/** The bytes behind a link that works once, taken for a file of `type` whatever they are. Fails where the link is spent. */
export async function readBytes(url: string, type: string): Promise<Blob> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The bytes were refused with ${answer.status}.`)
  return new Blob([await answer.arrayBuffer()], { type })
}
