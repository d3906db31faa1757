import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { useComments } from '../queries.ts'

type Comments = Pick<
  ReturnType<typeof useComments>,
  'data' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'
>

/**
 * The comment that a message leads to: pages come until it is among them, then it is brought into sight. The address
 * forgets it there, so that who comes back later finds the page as he left it.
 */
export function useMeantComment({ data, hasNextPage, fetchNextPage, isFetchingNextPage }: Comments) {
  const navigate = useNavigate()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const asked = typeof search['comment'] === 'string' ? search['comment'] : undefined
  const [met, setMet] = useState<string>()
  const ref = useRef<HTMLLIElement>(null)
  const isThere = data?.pages.some(({ list }) => list.some(({ id }) => id === asked)) ?? false

  useEffect(() => {
    if (asked === undefined || !data) return
    if (isThere) {
      ref.current?.scrollIntoView({ block: 'center' })
      ref.current?.focus({ preventScroll: true })
      setMet(asked)
      void navigate({
        to: '.',
        search: ({ comment: _met, ...before }) => before,
        replace: true,
        resetScroll: false,
      })
    } else if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [asked, data, isThere, hasNextPage, isFetchingNextPage, fetchNextPage, navigate])

  return { id: asked ?? met, ref }
}
