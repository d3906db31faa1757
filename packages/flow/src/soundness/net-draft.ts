import type { Place, TokenNet } from './token-net.ts'

/** A token net being reduced, with the places that lead into each place. */
export class NetDraft {
  readonly start: string
  readonly #places: Map<string, Place>
  readonly #sources: Map<string, Set<string>>

  constructor({ start, places }: TokenNet) {
    this.start = start
    this.#places = new Map(places)
    this.#sources = new Map([...places.keys()].map((id) => [id, new Set<string>()]))
    for (const { id } of places.values()) this.#enter(id)
  }

  get net(): TokenNet {
    return { start: this.start, places: this.#places }
  }

  ids(): readonly string[] {
    return [...this.#places.keys()]
  }

  at(id: string): Place | undefined {
    return this.#places.get(id)
  }

  /** Whether a place is entered by one transition only. */
  isEnteredOnlyFrom(id: string, source: string): boolean {
    const sources = this.#sources.get(id)
    if (id === this.start || sources?.size !== 1 || !sources.has(source)) return false
    return (this.at(source)?.exits ?? []).every(({ to }) => to.filter((one) => one === id).length <= 1)
  }

  /** The only place that leads into a place, by one transition. */
  onlySource(id: string): string | undefined {
    const [source] = this.#sources.get(id) ?? []
    return source !== undefined && this.isEnteredOnlyFrom(id, source) ? source : undefined
  }

  replace(place: Place): void {
    this.#leave(place.id)
    this.#places.set(place.id, place)
    this.#enter(place.id)
  }

  remove(id: string): void {
    this.#leave(id)
    this.#places.delete(id)
  }

  #enter(id: string): void {
    for (const { to } of this.at(id)?.exits ?? []) for (const one of to) this.#sources.get(one)?.add(id)
  }

  #leave(id: string): void {
    for (const { to } of this.at(id)?.exits ?? []) for (const one of to) this.#sources.get(one)?.delete(id)
  }
}
