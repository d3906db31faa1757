import type { contract, documentOrders, documentShelves, Read } from '@signet/contract'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useClient } from '../../lib/app-context.ts'

type Documents = (typeof contract)['documents']
export type Shelf = (typeof documentShelves)[number]
export type Order = (typeof documentOrders)[number]
export type Document = Read<Documents['list']>['list'][number]
export type DocumentDetail = Read<Documents['open']>
type Asked = Readonly<{
  shelf: Shelf
  folder: string
  keyword?: string
  sort?: Order
  kind?: Document['kind']
}>

/** What lies on a shelf or in a folder, page by page. */
export function useDocuments({ shelf, folder, keyword = '', sort = 'newest', kind }: Asked) {
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

/** Lets the browser save one file, or a folder or several as a zip; the link for it works once. */
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
    meta: { isShown: true },
  })
}
