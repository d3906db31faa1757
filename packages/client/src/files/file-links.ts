import type { Client } from '../create-client.ts'
import { type NoteFault, networkTimeouts, transfer } from '../faults/transfer.ts'
import { refusedByStatus, type Say } from '../read-answer.ts'
import type { Timers } from '../timers.ts'

type NamedFile = Readonly<{ fileId: string; name: string }>

/**
 * Addresses of files for a form, each a one-time link. The link of a picture is requested when it is first
 * shown, and `onLinked` is called when it arrives; other files have the address of their download page.
 */
export function fileLinks({ files }: Client, onLinked: () => void) {
  const links = new Map<string, string>()
  return {
    urlOf({ fileId, name }: NamedFile): string {
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

/** A transparent pixel, shown until the picture's link arrives. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

function isPicture(name: string): boolean {
  return /\.(jpe?g|png|gif|webp|bmp|avif)$/i.test(name)
}

const filePage = '/pages/workFlow/webView/index'

/** The page that shows or downloads a stored file; the bytes come by a one-time link. */
export function fileHref(fileId: string, name: string): string {
  return `${filePage}?${new URLSearchParams({ fileId, name })}`
}

/** Requests the one-time link of the file whose address was pressed; undefined when no file was pressed. */
export function requestPressedFile(
  { files }: Client,
  event: Event,
): Promise<Readonly<{ url: string }>> | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[download]') : null
  const href = link?.getAttribute('href') ?? ''
  if (!href.startsWith(filePage)) return undefined
  event.preventDefault()
  const fileId = new URL(href, location.origin).searchParams.get('fileId') ?? ''
  return files.download({ type: 'annex', fileId })
}

type Download = Readonly<{
  url: string
  /** The media type that the bytes are taken for, whatever the server calls them. */
  type: string
  say: Say
  note?: NoteFault | undefined
  /** Time limit in ms; a minute where it is not configured. */
  timeoutMs?: number
  timers?: Timers
  signal?: AbortSignal
}>

/**
 * Fetches the bytes behind a one-time link. Refuses `client.timedOut`, `client.networkFailed`, `client.aborted`, and
 * `client.status.<status>` when the link was already used.
 */
export function readBytes({
  url,
  type,
  timeoutMs = networkTimeouts.download,
  ...options
}: Download): Promise<Blob> {
  const { say } = options
  return transfer(
    async (signal) => {
      const answer = await fetch(url, { signal })
      if (!answer.ok) throw refusedByStatus(answer, say)
      return new Blob([await answer.arrayBuffer()], { type })
    },
    { ...options, timeoutMs, what: 'GET /api/file/Bytes' },
  )
}
