import type { Point } from '@signet/form'
import { type Place, roundedPoint } from '@signet/form/kinds'
import type { FoundPlace } from '../../../form/form-environment.ts'

/** What was found, as it is stored; with where the person stood, if that is known. */
export function placeOf(found: FoundPlace, from: Point | undefined): Place {
  const { id: _id, distance: _distance, ...place } = found
  return { ...place, ...roundedPoint(found), ...(from ? { from: roundedPoint(from) } : {}) }
}
