import { type RefObject, useEffect } from 'react'
import { useApp } from '../../lib/app-context.ts'
import { fileHref } from './file-href.ts'

/** Inside `place`, pressing a file asks for its link, which works once, and lets the browser download it. */
export function useDownloads(place: RefObject<HTMLElement | null>) {
  const { client, feedback } = useApp()
  useEffect(() => {
    const element = place.current
    const download = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a[download]') : null
      const href = link?.getAttribute('href') ?? ''
      if (!href.startsWith(fileHref('', '').split('?')[0] ?? '')) return
      event.preventDefault()
      const fileId = new URL(href, location.origin).searchParams.get('fileId') ?? ''
      client.files.download({ type: 'annex', fileId }).then(
        ({ url }) => location.assign(url),
        (error: Error) => feedback.error(error.message),
      )
    }
    element?.addEventListener('click', download)
    return () => element?.removeEventListener('click', download)
  }, [client, feedback, place])
}
