import { useMutation } from '@tanstack/react-query'
import { useClient } from '../../lib/app-context.ts'
import type { Acted, RowResult } from './queries.ts'

type Values = Readonly<Record<string, unknown>>
type Call = Readonly<{
  ids: readonly string[]
  interfaceId: string
  /** What it is called with, from the values of a record. */
  parameters: (values: Values) => Values
}>

/** Calls an interface once for each record, one after the other, and says of each what it came to. */
export function useCallForEach(modelId: string) {
  const { records, dataInterfaces } = useClient()
  const callFor = async (id: string, { interfaceId, parameters }: Call) => {
    const { values } = await records.open({ modelId, id })
    await dataInterfaces.preview({ id: interfaceId, paramList: paramListOf(parameters(values)) })
  }

  return useMutation({
    mutationFn: async (call: Call): Promise<Acted> => {
      const results: RowResult[] = []
      for (const id of call.ids) {
        const message = await callFor(id, call).then(
          () => '',
          (error: Error) => error.message,
        )
        results.push({ id, ok: message === '', refusal: '', message })
      }
      return { results }
    },
  })
}

function paramListOf(values: Values) {
  return Object.entries(values).map(([field, value]) => ({ field, defaultValue: plain(value) }))
}

/** Interfaces take texts, numbers and yes or no; anything else is written out. */
function plain(value: unknown): string | number | boolean | null {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' ? value : JSON.stringify(value)
}
