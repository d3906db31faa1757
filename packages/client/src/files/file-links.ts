import type { Client } from '../create-client.ts'
import { fileHref } from './file-href.ts'

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
