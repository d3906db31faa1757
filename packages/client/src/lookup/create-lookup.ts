import type { Client } from '../create-client.ts'
import { organizations } from './organizations.ts'
import type { Answer, Found, Question, Source } from './source.ts'

const sources: Readonly<Record<string, Source>> = { organizations }

/** What forms and lists choose from: asks the calls that know the things. `of` is `organizations`, or `interface:<id>`. */
export function createLookup(client: Client) {
  return {
    search: (question: Question, signal: AbortSignal): Promise<Answer> => {
      const { source, name } = sourceOf(question.of)
      return source.search(client, { ...question, name }, signal)
    },
    byIds: (of: string, ids: readonly string[]): Promise<readonly Found[]> => {
      const { source, name } = sourceOf(of)
      return source.byIds(client, ids, name)
    },
  }
}

/** A thing that nobody can ask for is a mistake of the caller, not of the person. */
function sourceOf(of: string): { source: Source; name: string } {
  const [family = '', ...name] = of.split(':')
  const source = Object.hasOwn(sources, family) ? sources[family] : undefined
  if (!source) throw new RangeError(`nothing is known of ${family}`)
  return { source, name: name.join(':') }
}
