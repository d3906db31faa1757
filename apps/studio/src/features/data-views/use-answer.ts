import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../shell/desk.ts'
import { useAround } from '../form-design/index.ts'
import type { ViewDraft } from './view-draft.ts'
import { asksOf } from './view-fields.ts'

const shown = 20

/** What somebody types for the searches that give parameters, by their keys. */
export type Tried = Readonly<Record<string, string>>

/** A few rows as the interface answers them now, under what the view gives it. */
export function useAnswer({ source, definition }: ViewDraft, tried: Tried) {
  const { dataInterfaces } = useClient()
  const around = useAround()
  const surroundings = {
    person: around.me ?? '',
    organization: around.organization ?? '',
    position: around.position ?? '',
    today: around.now.slice(0, 10),
    now: around.now,
  }
  const fixed = source.parameters.map(({ name, gives }) => ({
    field: name,
    defaultValue: 'value' in gives ? gives.value : surroundings[gives.surrounding],
  }))
  const asked = asksOf(definition).flatMap(({ key, asks }) => {
    const value = tried[key]
    return asks && value ? [{ field: asks, defaultValue: value }] : []
  })
  const named = JSON.stringify([source.parameters, asked])
  return useQuery({
    queryKey: ['data-views', 'answer', source.interface, named],
    queryFn: ({ signal }) =>
      dataInterfaces.rows(
        { id: source.interface, paramList: [...fixed, ...asked], pageSize: shown },
        { signal },
      ),
    enabled: source.interface !== '',
    retry: false,
    meta: { shownInPlace: true },
  })
}
