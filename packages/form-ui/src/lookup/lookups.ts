import type { FieldValue, Names, Referent } from '@signet/form'
import { canonicalJson } from '@signet/std'

import type {
  Asked,
  Choice,
  FormEnvironment,
  LookupAnswer,
  LookupQuestion,
} from '../form/form-environment.ts'

type Family = Readonly<{
  known: Map<string, Choice>
  waiting: Set<string>
}> & { answer: Promise<void> | undefined }

/**
 * What a form asks of the world outside, asked once: names that many fields want travel together, and a list of
 * choices that was fetched stays as long as the form is open. A failure is not kept.
 */
export class Lookups {
  readonly #lookup: FormEnvironment['lookup']
  readonly #names: Names
  readonly #families = new Map<string, Family>()
  readonly #lists = new Map<string, Promise<readonly Choice[]>>()
  readonly #seen = new Map<string, Choice>()

  constructor({ lookup, names = {} }: Pick<FormEnvironment, 'lookup' | 'names'>) {
    this.#lookup = lookup
    this.#names = names
  }

  /** What is known without asking: what came with the values, or was asked before. */
  known(of: Referent, id: string, asked: Asked = {}): Choice | undefined {
    const known = this.#family(of, asked).known.get(id)
    if (known) return known
    const names = this.#names[of]
    return names && !asked.columns && Object.hasOwn(names, id) ? { id, name: names[id] ?? id } : undefined
  }

  /** Asks for these ids, together with whatever else is asked for in this moment. */
  byIds(of: Referent, ids: readonly string[], asked: Asked = {}): Promise<void> {
    const family = this.#family(of, asked)
    for (const id of ids) family.waiting.add(id)
    family.answer ??= Promise.resolve().then(async () => {
      const wanted = [...family.waiting]
      family.waiting.clear()
      family.answer = undefined
      for (const one of await this.#lookup.byIds(of, wanted, asked)) family.known.set(one.id, one)
    })
    return family.answer
  }

  async search(question: LookupQuestion, signal: AbortSignal): Promise<LookupAnswer> {
    const answer = await this.#lookup.search(question, signal)
    this.#see(question.of, answer.choices)
    return answer
  }

  /** What it was called in a list, until its name is known. */
  seen(of: Referent, id: string): Choice | undefined {
    return this.#seen.get(`${of} ${id}`)
  }

  /** Everything there is to choose, asked for once. */
  all(question: Omit<LookupQuestion, 'page'>): Promise<readonly Choice[]> {
    const key = canonicalJson(question as FieldValue)
    const known = this.#lists.get(key)
    if (known) return known

    const list = this.search(question, new AbortController().signal).then(({ choices }) => choices)
    this.#lists.set(key, list)
    list.catch(() => this.#lists.delete(key))
    return list
  }

  #see(of: Referent, choices: readonly Choice[]): void {
    for (const choice of choices) {
      this.#seen.set(`${of} ${choice.id}`, choice)
      this.#see(of, choice.children ?? [])
    }
  }

  #family(of: Referent, asked: Asked): Family {
    const key = `${of} ${canonicalJson(asked as FieldValue)}`
    const known = this.#families.get(key)
    if (known) return known
    const family: Family = { known: new Map(), waiting: new Set(), answer: undefined }
    this.#families.set(key, family)
    return family
  }
}
