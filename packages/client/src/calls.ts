import { contract, type Endpoint } from '@signet/contract'

/** The address of a call: an endpoint without its schemas. */
export type Call = Readonly<Pick<Endpoint, 'method' | 'path' | 'encoding' | 'onlyReads'>>
export type CallTable = Readonly<Record<string, Readonly<Record<string, Call>>>>

/**
 * `key`: the idempotency key of a retried command; `signal`: aborted when the reader leaves; `outlivesPage`: sent
 * even while the page closes; `headers`: sent besides those of every call.
 */
export type CallOptions = Readonly<{
  key?: string
  signal?: AbortSignal
  outlivesPage?: boolean
  headers?: Readonly<Record<string, string>>
}>

/**
 * The calls of the contract without schemas. In a browser build the plugin of `./vite` replaces this module
 * by the same table as plain data, so that neither zod nor an engine is loaded.
 */
export const calls: CallTable = tableOf(contract)

/** Features that few pages use; in a browser build their calls load with the first one that is made. */
export const laterFeatures: readonly string[] = []
export const laterCalls = (): Promise<CallTable> => Promise.resolve({})

export function tableOf(groups: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>): CallTable {
  return mapValues(groups, (group) =>
    mapValues(group, ({ method, path, encoding, onlyReads }) => ({
      method,
      path,
      ...(encoding && { encoding }),
      ...(onlyReads && { onlyReads }),
    })),
  )
}

function mapValues<Before, After>(
  record: Readonly<Record<string, Before>>,
  change: (value: Before) => After,
): Record<string, After> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
