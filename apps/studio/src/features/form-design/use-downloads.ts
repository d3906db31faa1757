import { filePressed } from '@signet/client'
import { type RefObject, useEffect } from 'react'
import { useDesk } from '../../shell/desk.ts'

/** Inside `place`, pressing a file asks for its link, which works once, and lets the browser download it. */
export function useDownloads(place: RefObject<HTMLElement | null>) {
  const { client, feedback } = useDesk()
  useEffect(() => {
    const element = place.current
    const download = (event: Event) =>
      void filePressed(client, event)?.then(
        ({ url }) => location.assign(url),
        (error: Error) => feedback.error(error.message),
      )
    element?.addEventListener('click', download)
    return () => element?.removeEventListener('click', download)
  }, [client, feedback, place])
}
