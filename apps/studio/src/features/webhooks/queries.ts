import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import { useList } from '../../kit/lists/list-search.ts'

const webhooks = 'webhooks'
const every = 3000

type Calls = Client['webhooks']
export type Webhook = Awaited<ReturnType<Calls['open']>>
export type WebhookRow = Awaited<ReturnType<Calls['list']>>['list'][number]
export type Delivery = Awaited<ReturnType<Calls['deliveries']>>['list'][number]

export function useWebhooks(keyword: string) {
  const { webhooks: calls } = useClient()
  return useList([webhooks, 'list', keyword], (page, options) => calls.list({ ...page, keyword }, options))
}

export const webhookQuery = ({ webhooks: calls }: Client, id: string) =>
  queryOptions({
    queryKey: [webhooks, 'one', id],
    queryFn: ({ signal }) => calls.open({ id }, { signal }),
  })

/** Polls, because waiting deliveries are sent in the background. */
export function useDeliveries(id: string) {
  const { webhooks: calls } = useClient()
  return useList(
    [webhooks, 'deliveries', id],
    (page, options) => calls.deliveries({ ...page, id }, options),
    {
      everyMs: every,
    },
  )
}

export const deliveryQuery = ({ webhooks: calls }: Client, { id, attempts, state }: Delivery) =>
  queryOptions({
    queryKey: [webhooks, 'delivery', id, attempts, state],
    queryFn: ({ signal }) => calls.openDelivery({ deliveryId: id }, { signal }),
  })

export const formNamesQuery = ({ formDesign }: Client) =>
  queryOptions({
    queryKey: [webhooks, 'forms'],
    queryFn: ({ signal }) => formDesign.list({ pageSize: 200 }, { signal }),
  })

/** Changes webhooks and fetches those on screen again, also after a failure. */
export function useWebhookMutation<Input, Answer>(change: (calls: Calls, input: Input) => Promise<Answer>) {
  const { webhooks: calls } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => change(calls, input),
    onSettled: () => cache.invalidateQueries({ queryKey: [webhooks] }),
  })
}

export type Draft = Pick<Webhook, 'name' | 'url' | 'isOn' | 'events' | 'flowIds' | 'formIds' | 'withValues'>

/** How a webhook speaks is chosen once; the secret of a robot is its vendor's. */
export type Speech = Readonly<{ format: Webhook['format']; robotSecret?: string }>

export const freshDraft: Draft = {
  name: '',
  url: '',
  isOn: true,
  events: ['case.approved', 'case.rejected'],
  flowIds: [],
  formIds: [],
  withValues: false,
}

export function draftOf({ name, url, isOn, events, flowIds, formIds, withValues }: Webhook): Draft {
  return { name, url, isOn, events, flowIds, formIds, withValues }
}
