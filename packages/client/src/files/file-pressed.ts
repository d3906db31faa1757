import type { Client } from '../create-client.ts'
import { filePage } from './file-href.ts'

/** Asks for the link of the file whose address was pressed, which works once; undefined where none was. */
export function filePressed({ files }: Client, event: Event): Promise<Readonly<{ url: string }>> | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[download]') : null
  const href = link?.getAttribute('href') ?? ''
  if (!href.startsWith(filePage)) return undefined
  event.preventDefault()
  const fileId = new URL(href, location.origin).searchParams.get('fileId') ?? ''
  return files.download({ type: 'annex', fileId })
}
