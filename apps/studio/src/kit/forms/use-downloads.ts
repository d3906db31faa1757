import { filePressed } from '@signet/client'
import { type RefObject, useEffect } from 'react'
import { useApp } from '../context/app-context.ts'

/** Handles clicks on files inside `place`: requests their one-time link and downloads it. */
export function useDownloads(place: RefObject<HTMLElement | null>) {
  const { client, feedback } = useApp()
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
