import type { FieldValue, Names, Referent } from '@signet/form'
import { canonicalJson } from '@signet/std'

import type {
  Choice,
  FormEnvironment,
  LookupAnswer,
  LookupQuestion,
  LookupVariant,
} from '../form/form-environment.ts'

type Family = Readonly<{
  known: Map<string, Choice>
  waiting: Set<string>
}> & { answer: Promise<void> | undefined }

/**
 * Lookups of a form with a cache: names of many fields are requested together, and a loaded list of choices remains
 * while the form is open. Failures are not cached.
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

  /** Returns what is known without a request: names sent with the values, or from earlier requests. */
  known(of: Referent, id: string, variant: LookupVariant = {}): Choice | undefined {
    const known = this.#family(of, variant).known.get(id)
    if (known) return known
    const names = this.#names[of]
    return names && !variant.columns && Object.hasOwn(names, id) ? { id, name: names[id] ?? id } : undefined
  }

  /** Requests these ids together with others requested at the same time. */
  byIds(of: Referent, ids: readonly string[], variant: LookupVariant = {}): Promise<void> {
    const family = this.#family(of, variant)
    for (const id of ids) family.waiting.add(id)
    family.answer ??= Promise.resolve().then(async () => {
      const wanted = [...family.waiting]
      family.waiting.clear()
      family.answer = undefined
      for (const one of await this.#lookup.byIds(of, wanted, variant)) family.known.set(one.id, one)
    })
    return family.answer
  }

  taken(of: Referent, id: string): void {
    this.#lookup.taken?.(of, id)
  }

  async search(question: LookupQuestion, signal: AbortSignal): Promise<LookupAnswer> {
    const answer = await this.#lookup.search(question, signal)
    this.#see(question.of, answer.choices)
    return answer
  }

  /** Returns the choice as last listed, for use until its name is loaded. */
  seen(of: Referent, id: string): Choice | undefined {
    return this.#seen.get(`${of} ${id}`)
  }

  /** Loads all choices, once. */
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

  #family(of: Referent, variant: LookupVariant): Family {
    const key = `${of} ${canonicalJson(variant as FieldValue)}`
    const known = this.#families.get(key)
    if (known) return known
    const family: Family = { known: new Map(), waiting: new Set(), answer: undefined }
    this.#families.set(key, family)
    return family
  }
}
