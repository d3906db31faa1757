import type { Point } from '@signet/form'
import { type MapPlace, roundedPoint } from '@signet/form/kinds'
import type { FoundPlace } from '../../../form/form-environment.ts'

/** Converts a found place to a stored one, with the position of the person if known. */
export function placeOf(found: FoundPlace, from: Point | undefined): MapPlace {
  const { id: _id, distance: _distance, ...place } = found
  return { ...place, ...roundedPoint(found), ...(from ? { from: roundedPoint(from) } : {}) }
}
