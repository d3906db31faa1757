import type { Client } from './create-client.ts'

type Values = Readonly<Record<string, unknown>>
type Call = Readonly<{
  modelId: string
  ids: readonly string[]
  interfaceId: string
  /** Builds the parameters of the call from the values of a record. */
  parameters: (values: Values) => Values
}>

/** The result for one record; `message` is the sentence of its refusal. */
export type RecordResult = Readonly<{ id: string; ok: boolean; refusal: string; message: string }>

/** Calls an interface once for each record, one after the other, and returns the result of each. */
export async function callForEach(client: Client, { ids, ...call }: Call): Promise<readonly RecordResult[]> {
  const results: RecordResult[] = []
  for (const id of ids) {
    const message = await callFor(client, call, id).then(
      () => '',
      (error: Error) => error.message,
    )
    results.push({ id, ok: message === '', refusal: '', message })
  }
  return results
}

async function callFor(
  { records, dataInterfaces }: Client,
  { modelId, interfaceId, parameters }: Omit<Call, 'ids'>,
  id: string,
): Promise<void> {
  const { values } = await records.open({ modelId, id })
  await dataInterfaces.preview({ id: interfaceId, paramList: paramListOf(parameters(values)) })
}

function paramListOf(values: Values) {
  return Object.entries(values).map(([field, value]) => ({ field, defaultValue: plain(value) }))
}

/** Interfaces take texts, numbers and booleans; any other value is sent as text. */
function plain(value: unknown): string | number | boolean | null {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' ? value : JSON.stringify(value)
}
