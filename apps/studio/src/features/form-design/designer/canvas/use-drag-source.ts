import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { FieldKindName } from '@signet/form'
import { type RefObject, useEffect } from 'react'

/** What is being dragged: a new field of a kind, or fields that are there. */
export type Dragged = Readonly<{ kind: FieldKindName } | { paths: readonly string[] }>

/** Lets an element be dragged onto the canvas. */
export function useDragSource(element: RefObject<HTMLElement | null>, dragged: Dragged): void {
  const what = JSON.stringify(dragged)
  useEffect(() => {
    if (!element.current) return
    return draggable({ element: element.current, getInitialData: () => ({ dragged: what }) })
  }, [element, what])
}

/** What a drag carries; undefined when it is none of ours. */
export function draggedIn(carried: Readonly<Record<string, unknown>>): Dragged | undefined {
  const { dragged } = carried
  // Written by `useDragSource` and by nobody else.
  return typeof dragged === 'string' ? (JSON.parse(dragged) as Dragged) : undefined
}
