import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import { useAround } from '../../kit/forms/use-around.ts'
import type { ViewDraft } from './view-draft.ts'
import { asksOf } from './view-fields.ts'

const shown = 20

/** Trial values of the searches that feed parameters, by key. */
export type TrialValues = Readonly<Record<string, string>>

/** A few current rows of the interface, with the parameters of the view. */
export function useAnswer({ source, definition }: ViewDraft, tried: TrialValues) {
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
