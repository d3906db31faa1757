import type { Place } from '@signet/flow/design'
import { type Element, elementAt, elementsAt, idOf, numberAt } from '../element.ts'

/** The middle of every drawn shape, by the id of what it shows. */
export function placesIn(definitions: Element): ReadonlyMap<string, Place> {
  const shapes = elementsAt(definitions, 'diagrams').flatMap((diagram) => {
    const plane = elementAt(diagram, 'plane')
    return plane ? elementsAt(plane, 'planeElement') : []
  })
  return new Map(
    shapes.flatMap((shape) => {
      const shown = elementAt(shape, 'bpmnElement')
      const bounds = elementAt(shape, 'bounds')
      return shown && bounds ? [[idOf(shown), middleOf(bounds)] as const] : []
    }),
  )
}

function middleOf(bounds: Element): Place {
  return {
    x: numberAt(bounds, 'x') + numberAt(bounds, 'width') / 2,
    y: numberAt(bounds, 'y') + numberAt(bounds, 'height') / 2,
  }
}
