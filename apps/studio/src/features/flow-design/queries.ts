import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { personLabel } from '../../kit/context/name-queries.ts'
import { useList } from '../../kit/lists/list-search.ts'
import type { Publication } from '../../kit/publish-sheet/publish-sheet.tsx'
import type { ShownDesigns } from '../design-life/index.ts'

const flows = 'flow-design'

export function useFlows(shown: ShownDesigns) {
  const { flowDesign } = useClient()
  return useList([flows, 'list', shown], (page, options) => flowDesign.list({ ...page, ...shown }, options))
}

/** A flow as stored on the server. */
export type SavedFlow = Awaited<ReturnType<Client['flowDesign']['open']>>

export const flowQuery = ({ flowDesign }: Client, id: string, locale: string) =>
  queryOptions({
    queryKey: [flows, 'one', id, locale],
    queryFn: ({ signal }) => flowDesign.open({ id }, { signal }),
  })

/** The draft of a flow's form. */
export const formOfFlowQuery = ({ formDesign }: Client, formId: string | undefined) =>
  queryOptions({
    queryKey: [flows, 'form', formId],
    enabled: formId !== undefined,
    queryFn: ({ signal }) => formDesign.open({ id: formId ?? '' }, { signal }),
  })

/** The seals of the company, from which a step names some. */
export const sealsQuery = ({ seals }: Client) =>
  queryOptions({
    queryKey: [flows, 'seals'],
    queryFn: async ({ signal }) => (await seals.list({}, { signal })).list,
    meta: { shownInPlace: true },
  })

/** Names of the people, roles, posts and departments in a flow, by id with kind suffix. */
export const namesQuery = ({ organization }: Client, ids: readonly string[]) =>
  queryOptions({
    queryKey: [flows, 'names', ids],
    enabled: ids.length > 0,
    queryFn: async ({ signal }) => {
      const { list } = await organization.selectedNodes({ ids: [...ids] }, { signal })
      return Object.fromEntries(list.map((one) => [one.id, holderName(one)]))
    },
  })

type Holder = Awaited<ReturnType<Client['organization']['selectedNodes']>>['list'][number]

/** The wire writes people as name/account. */
function holderName({ type, fullName, orgNameTree }: Holder): string {
  if (type !== 'user') return fullName
  return personLabel({ name: fullName.slice(0, fullName.lastIndexOf('/')), places: orgNameTree })
}

export function usePublishFlow() {
  const { flowDesign } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (publication: Publication & Readonly<{ id: string }>) => flowDesign.publish(publication),
    onSettled: () =>
      cache.invalidateQueries({ predicate: ({ queryKey: [of] }) => of === flows || of === 'flow-review' }),
  })
}

type Creation = Readonly<{
  flow: Omit<Parameters<Client['flowDesign']['create']>[0], 'formId'>
  /** The id of the flow's form, or a form to create with it. */
  form: string | Parameters<Client['formDesign']['create']>[0]
}>

/** Creates a flow, with its form where there is none. The form of a flow that was refused is not created again. */
export function useCreateFlow() {
  const { flowDesign, formDesign } = useClient()
  const cache = useQueryClient()
  const made = useRef<string>(undefined)
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: async ({ flow, form }: Creation) => {
      if (typeof form === 'string') return flowDesign.create({ ...flow, formId: form })
      made.current ??= (await formDesign.create(form)).id
      return flowDesign.create({ ...flow, formId: made.current })
    },
    onSuccess: () =>
      cache.invalidateQueries({ predicate: ({ queryKey: [of] }) => of === flows || of === 'form-design' }),
  })
}

/** Converts another tool's file to a flow with notes; stores nothing. */
export function useReadBpmn() {
  const { flowDesign } = useClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (file: Parameters<typeof flowDesign.readBpmn>[0]) => flowDesign.readBpmn(file),
  })
}
