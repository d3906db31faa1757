import { type Point, roundedPoint } from '../../geo/point.ts'
import type { FoundPlace } from '../../skins/form-environment.ts'
import type { Place } from './location.ts'

/** What was found, as it is stored; with where the person stood, if that is known. */
export function placeOf(found: FoundPlace, from: Point | undefined): Place {
  const { id: _id, distance: _distance, ...place } = found
  return { ...place, ...roundedPoint(found), ...(from ? { from: roundedPoint(from) } : {}) }
}
