import type { contract, documentOrders, documentShelves, ParsedOutput } from '@signet/contract'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'

type Documents = (typeof contract)['documents']
export type Shelf = (typeof documentShelves)[number]
export type Order = (typeof documentOrders)[number]
export type Document = ParsedOutput<Documents['list']>['list'][number]
export type DocumentDetail = ParsedOutput<Documents['open']>
type DocumentFilter = Readonly<{
  shelf: Shelf
  folder: string
  keyword?: string
  sort?: Order
  kind?: Document['kind']
}>

/** The documents of a shelf or folder, page by page. */
export function useDocuments({ shelf, folder, keyword = '', sort = 'newest', kind }: DocumentFilter) {
  const { documents } = useClient()
  return useInfiniteQuery({
    queryKey: ['documents', 'list', shelf, folder, keyword, sort, kind ?? ''],
    queryFn: ({ pageParam }) =>
      documents.list({
        ...{ shelf, sort, pageSize: 30 },
        ...(folder && { parentId: folder }),
        ...(keyword && { keyword }),
        ...(kind && { kind }),
        ...(pageParam && { cursor: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

export function useDocument(id: string) {
  const { documents } = useClient()
  return useQuery({
    queryKey: ['documents', 'one', id],
    queryFn: () => documents.open({ id }),
    enabled: id !== '',
  })
}

/** Downloads one file, or a folder or several files as a zip; its link works once. */
export function useDownload() {
  const { documents } = useClient()
  return useMutation({
    mutationFn: (rows: readonly Pick<Document, 'id' | 'kind'>[]) => {
      const [first] = rows
      return rows.length === 1 && first?.kind === 'file'
        ? documents.download({ id: first.id })
        : documents.pack({ ids: rows.map(({ id }) => id) })
    },
    onSuccess: ({ url }) => location.assign(url),
    meta: { isShown: true, isVeiled: true },
  })
}
