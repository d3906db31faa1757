import type { Client } from '@signet/client'
import type { NamedPeopleHolder } from '@signet/contract'
import type { FieldValue } from '@signet/form'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { useList } from '../../../kit/lists/list-search.ts'

type Calls = Client['announcements']
export type ListedAnnouncement = Awaited<ReturnType<Calls['list']>>['list'][number]
export type Announcement = Awaited<ReturnType<Calls['open']>>
export type AnnouncementState = Announcement['state']
export type Receipt = Awaited<ReturnType<Calls['receipts']>>['list'][number]
export type ReceiptFilter = 'read' | 'unread' | 'confirmed' | 'unconfirmed'

const subject = 'announcements'

export function useAnnouncements(keyword: string, state: AnnouncementState | undefined) {
  const { announcements: calls } = useClient()
  return useList([subject, 'list', keyword, state], (page, options) =>
    calls.list({ ...page, keyword, ...(state && { state }) }, options),
  )
}

export const announcementQuery = ({ announcements: calls }: Client, id: string) =>
  queryOptions({
    queryKey: [subject, 'one', id],
    queryFn: ({ signal }) => calls.open({ id }, { signal }),
  })

export const receiptsPerPage = 20
type ReceiptSearch = Readonly<{ only: ReceiptFilter | undefined; keyword: string; currentPage: number }>

export function useReceipts(id: string, { only, keyword, currentPage }: ReceiptSearch) {
  const { announcements: calls } = useClient()
  return useQuery({
    queryKey: [subject, 'receipts', id, only, keyword, currentPage],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      calls.receipts(
        { id, keyword, currentPage, pageSize: receiptsPerPage, ...(only && { only }) },
        { signal },
      ),
  })
}

export function useAnnouncementMutation<Input, Answer>(
  change: (calls: Calls, input: Input) => Promise<Answer>,
) {
  const { announcements: calls } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => change(calls, input),
    onSettled: () => cache.invalidateQueries({ queryKey: [subject] }),
  })
}

/** What somebody writes. `pinnedUntil` is empty for never. */
export type Draft = Readonly<{
  title: string
  body: string
  holders: readonly NamedPeopleHolder[]
  files: readonly Readonly<{ fileId: string; name: string; size: number }>[]
  needsConfirmation: boolean
  pinnedUntil: string
}>

export const freshDraft: Draft = {
  ...{ title: '', body: '', holders: [], files: [] },
  ...{ needsConfirmation: false, pinnedUntil: '' },
}

export function draftOf(one: Announcement): Draft {
  const { title, body, holders, files, needsConfirmation, pinnedUntil } = one
  return { title, body, holders, files, needsConfirmation, pinnedUntil: pinnedUntil ?? '' }
}

/** What the server takes. */
export function wishOf({ title, body, holders, files, needsConfirmation, pinnedUntil }: Draft) {
  return {
    ...{ title, body, needsConfirmation },
    holders: holders.map(({ kind, id }) => ({ kind, id })),
    fileIds: files.map(({ fileId }) => fileId),
    pinnedUntil: pinnedUntil === '' ? null : pinnedUntil,
  }
}

/** What has to be written or chosen before it can be stored. */
export function missingIn({ body, holders }: Draft): 'body' | 'holders' | undefined {
  if (body === '') return 'body'
  return holders.length === 0 ? 'holders' : undefined
}

/** The files of an upload field. */
export function filesIn(value: FieldValue | undefined): Draft['files'] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one: unknown) => (isFile(one) ? [one] : []))
}

function isFile(value: unknown): value is Draft['files'][number] {
  return typeof value === 'object' && value !== null && 'fileId' in value
}
