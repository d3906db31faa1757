/** What an administrator has to change. */
type Part = 'places' | 'placesKey' | 'placesUrl' | 'tiles' | 'tilesKey'

/** Why a source of maps cannot be used: the key of a sentence with its parameters. */
export class PlaceFailure extends Error {
  readonly code: `settings.map${string}`
  readonly params: Readonly<Record<string, string | number>>
  readonly part: Part

  constructor(
    code: PlaceFailure['code'],
    part: Part,
    params: Readonly<Record<string, string | number>> = {},
  ) {
    super(`${code} ${JSON.stringify(params)}`)
    this.name = 'PlaceFailure'
    this.code = code
    this.part = part
    this.params = params
  }
}
