import type { Logger } from 'pino'
import type { Clock } from '../../clock/clock.ts'
import type { Outside } from '../outside.ts'
import { bundledPlaces } from './bundled-places.ts'
import { askOperator, askOutside, httpPlaces } from './http-places.ts'
import type { PlaceProvider, PlaceService } from './place-provider.ts'
import { openTiles, type Tiles } from './tiles.ts'

/** Sources of places. A service that does not answer is replaced by the bundled places, for each question. */
export type Places = Readonly<{
  bundled: PlaceProvider
  /** The operator's service, or the bundled places without one. */
  operator: PlaceProvider
  /** A service that a company named. */
  at: (service: PlaceService) => PlaceProvider
  /** Pictures of the tile servers that companies named. */
  tiles: Tiles
}>

type Needs = Readonly<{ service: PlaceService | undefined; outside: Outside; clock: Clock; log: Logger }>

export function openPlaces({ service, outside, clock, log }: Needs): Places {
  const bundled = bundledPlaces()
  const withBundled = (remote: PlaceProvider): PlaceProvider => {
    const instead = (err: unknown) =>
      log.warn({ err }, 'the map service did not answer; the bundled places do')
    return {
      search: (question) =>
        remote.search(question).catch((error: unknown) => {
          instead(error)
          return bundled.search(question)
        }),
      addressOf: (point) =>
        remote.addressOf(point).catch((error: unknown) => {
          instead(error)
          return bundled.addressOf(point)
        }),
    }
  }
  return {
    bundled,
    operator: service ? withBundled(httpPlaces(askOperator(service))) : bundled,
    at: (named) => withBundled(httpPlaces(askOutside(outside, named))),
    tiles: openTiles({ outside, clock }),
  }
}
