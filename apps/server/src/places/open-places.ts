import type { Logger } from 'pino'
import { bundledPlaces } from './bundled-places.ts'
import { httpPlaces } from './http-places.ts'
import type { PlaceProvider, PlaceService } from './place-provider.ts'

/** The operator's service, and the set of our own whenever it does not answer; or that set alone. */
export function openPlaces(service: PlaceService | undefined, log: Logger): PlaceProvider {
  const bundled = bundledPlaces()
  if (!service) return bundled

  const remote = httpPlaces(service)
  const instead = (err: unknown) => log.warn({ err }, 'the map service did not answer; the bundled places do')
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
