import { pathToFileURL } from 'node:url'

/** A module whose `work` takes plain data and yields plain data; it runs in a thread of its own. */
export type WorkModule = Readonly<{ work: (input: never) => AsyncIterable<unknown> }>

/** Work for a thread: the address of its module, with the types of what goes in and what comes out. */
export type Work<Input, Output> = Readonly<{
  url: string
  /** Documents are short; a sheet keeps its thread while its rows are stored, so sheets wait for other sheets only. */
  lane: Lane
  /** Never set; keeps the two types with the address. */
  types?: (input: Input) => Output
}>

export type Lane = 'documents' | 'sheets'

type OutputOf<Module extends WorkModule> =
  ReturnType<Module['work']> extends AsyncIterable<infer Output> ? Output : never

/** Declares work, such as `workAt<typeof import('./pdf-work.ts')>(join(import.meta.dirname, 'pdf-work.ts'), …)`. */
export function workAt<Module extends WorkModule>(
  path: string,
  lane: Lane,
): Work<Parameters<Module['work']>[0], OutputOf<Module>> {
  return { url: pathToFileURL(path).href, lane }
}
