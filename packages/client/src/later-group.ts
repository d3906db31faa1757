import type { Call, CallOptions } from './calls.ts'

type Input = Record<string, unknown>
type Addresses = Readonly<Record<string, Call>>

/**
 * The calls of a feature whose addresses are fetched with the first one that is made. Any name is a call; whether there
 * is such a one is known when the addresses are there.
 */
export function laterGroup(
  load: () => Promise<Addresses>,
  perform: (call: Call, input: Input, options: CallOptions) => Promise<unknown>,
): Readonly<Record<string, (input?: Input, options?: CallOptions) => Promise<unknown>>> {
  const bound =
    (name: string) =>
    async (input: Input = {}, options: CallOptions = {}) => {
      const { [name]: call } = await load()
      if (!call) throw new Error(`There is no call named ${name}`)
      return perform(call, input, options)
    }
  return new Proxy({}, { get: (_, name) => bound(String(name)) })
}
