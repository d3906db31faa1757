import type { Client } from '@signet/client'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import type { StudioCommand } from '../../kit/commands/command-shelf.ts'
import { useClient } from '../../kit/context/app-context.ts'

const mostOfAKind = 6

type NamedDesign = Readonly<{ id: string; name: string; displayName: string }>

/** The forms, flows, lists and data views that the server finds by the words. */
export function useDesignCommands(words: string): readonly StudioCommand[] {
  const client = useClient()
  const navigate = useNavigate()
  const keyword = useDeferredValue(words)
  const { data } = useQuery({
    queryKey: ['go-to', 'designs', keyword],
    queryFn: ({ signal }) => loadDesigns(client, keyword, signal),
    enabled: keyword !== '',
  })
  if (!data || words === '') return []
  const named = (kind: string, { id, name, displayName }: NamedDesign) => ({
    ...{ id: `${kind} ${id}`, label: displayName, names: [name, displayName], note: `go-to.${kind}` },
  })
  return [
    ...data.forms.map((form) => ({
      ...named('form', form),
      run: () => void navigate({ to: '/forms/$id', params: { id: form.id } }),
    })),
    ...data.flows.map((flow) => ({
      ...named('flow', flow),
      run: () => void navigate({ to: '/flows/$id', params: { id: flow.id } }),
    })),
    ...data.forms
      .filter(({ version }) => version > 0)
      .map((form) => ({
        ...named('list', form),
        run: () => void navigate({ to: '/lists/$formId', params: { formId: form.id } }),
      })),
    ...data.views.map((view) => ({
      ...named('dataView', view),
      run: () => void navigate({ to: '/data-views/$id', params: { id: view.id } }),
    })),
  ]
}

async function loadDesigns({ formDesign, flowDesign }: Client, keyword: string, signal: AbortSignal) {
  const page = { keyword, pageSize: mostOfAKind }
  const [forms, flows, views] = await Promise.all([
    formDesign.list(page, { signal }),
    flowDesign.list(page, { signal }),
    formDesign.list({ ...page, of: 'dataViews' }, { signal }),
  ])
  return { forms: forms.list, flows: flows.list, views: views.list }
}
