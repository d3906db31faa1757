import type { Client } from '../create-client.ts'
import { areas } from './areas.ts'
import { groups, roles } from './circles.ts'
import { dictionary } from './dictionary.ts'
import { interfaces } from './interfaces.ts'
import { models } from './models.ts'
import { organizationPaths, organizations } from './organizations.ts'
import { people } from './people.ts'
import { positions } from './positions.ts'
import type { Answer, Asked, Found, Question, Source, Through } from './source.ts'

/** The families of things that can be chosen. A new one joins here, in one line. */
const sources: Readonly<Record<string, Source>> = {
  people,
  organizations,
  organizationPaths,
  positions,
  roles,
  groups,
  areas,
  dictionary,
  interface: interfaces,
  model: models,
}

/**
 * What forms and lists choose from: asks the calls that know the things. `of` is `organizations`, or `interface:<id>`.
 * Interfaces answer whoever may use the form that asks (`through`); without one, whoever may ask them directly.
 */
export function createLookup(client: Client, through?: Through) {
  return {
    search: async (question: Question, signal: AbortSignal): Promise<Answer> => {
      const { source, name } = sourceOf(question.of)
      return source.search(client, { ...question, name, through }, signal)
    },
    byIds: async (of: string, ids: readonly string[], asked: Asked = {}): Promise<readonly Found[]> => {
      const { source, name } = sourceOf(of)
      return source.byIds(client, ids, { ...asked, name, through })
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
