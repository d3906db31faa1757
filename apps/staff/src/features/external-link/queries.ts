import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'

/** Whether the page may be framed, and the host as the browser will ask for it. */
export function useExternalLink(url: string, { isWanted }: Readonly<{ isWanted: boolean }>) {
  const { system } = useClient()
  return useQuery({
    queryKey: ['external-link', url],
    queryFn: ({ signal }) => system.externalLink({ url }, { signal }),
    enabled: isWanted,
  })
}
