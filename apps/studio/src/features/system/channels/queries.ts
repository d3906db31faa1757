import type { Client } from '@signet/client'
import { isWorkNoticeVendor, type MessageChannel, messageChannels } from '@signet/contract'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { type ListSearch, useList } from '../../../kit/lists/list-search.ts'

const subject = 'channels'
type Calls = Client['channels']

export type Delivery = Awaited<ReturnType<Calls['deliveries']>>['list'][number]
export type CompanyRules = Awaited<ReturnType<Calls['rules']>>
export type Rules = CompanyRules['rules']

export type Template = Awaited<ReturnType<Calls['templates']>>['list'][number]
export type TemplatePlace = Pick<Template, 'category' | 'channel' | 'locale'>

export const templatesQuery = ({ channels }: Client) =>
  queryOptions({
    queryKey: [subject, 'templates'],
    queryFn: ({ signal }) => channels.templates({}, { signal }),
  })

type Words = Pick<Template, 'subject' | 'body'>

/** What a template would say; the last answer stays while the next is fetched. */
export const previewQuery = ({ channels }: Client, template: TemplatePlace & Words) =>
  queryOptions({
    queryKey: ['template-preview', template],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) => channels.previewTemplate(template, { signal }),
  })

export const states = ['waiting', 'sent', 'failed', 'dropped'] as const

export const rulesQuery = ({ channels }: Client) =>
  queryOptions({
    queryKey: [subject, 'rules'],
    queryFn: ({ signal }) => channels.rules({}, { signal }),
  })

/** Channels to decide about; a vendor’s only where it is set up or was used. */
export function offeredChannels({ channels, rules }: CompanyRules): CompanyRules['channels'] {
  const isUsed = (name: MessageChannel) => Object.values(rules).some((own) => (own[name] ?? 'off') !== 'off')
  return channels.filter(
    ({ name, isReady, waiting, failed }) =>
      !isWorkNoticeVendor(name) || isReady || waiting + failed > 0 || isUsed(name),
  )
}

export function channelIn({ kind }: ListSearch): MessageChannel | undefined {
  return messageChannels.find((one) => one === kind)
}

type Replies = Awaited<ReturnType<Calls['replies']>>
export type Reply = Replies['list'][number]
export type ReplyMailbox = Replies['mailbox']

export function useReplies() {
  const { channels } = useClient()
  return useList<Reply, Replies>([subject, 'replies'], (page, options) => channels.replies(page, options))
}

export function useDeliveries(search: ListSearch) {
  const { channels } = useClient()
  const { keyword } = search
  const channel = channelIn(search)
  const state = states.find((one) => one === search.status)
  return useList([subject, 'deliveries', keyword, channel, state], (page, options) =>
    channels.deliveries({ ...page, keyword, ...(channel && { channel }), ...(state && { state }) }, options),
  )
}

/** A change of rules or deliveries; the whole page is asked for again. */
export function useChannelMutation<Input, Answer>(change: (calls: Calls, input: Input) => Promise<Answer>) {
  const { channels } = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(channels, input),
    onSettled: () => queries.invalidateQueries({ queryKey: [subject] }),
  })
}
