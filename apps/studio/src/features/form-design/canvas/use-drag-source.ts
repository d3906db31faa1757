import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { FieldKindName } from '@signet/form'
import { type RefObject, useEffect } from 'react'

/** Drag data: a new field of a kind, or existing fields. */
export type Dragged = Readonly<{ kind: FieldKindName } | { paths: readonly string[] }>

/** Makes an element draggable onto the canvas. */
export function useDragSource(element: RefObject<HTMLElement | null>, dragged: Dragged): void {
  const what = JSON.stringify(dragged)
  useEffect(() => {
    if (!element.current) return
    return draggable({ element: element.current, getInitialData: () => ({ dragged: what }) })
  }, [element, what])
}

/** The drag data; undefined for foreign drags. */
export function draggedIn(carried: Readonly<Record<string, unknown>>): Dragged | undefined {
  const { dragged } = carried
  // Only `useDragSource` writes it.
  return typeof dragged === 'string' ? (JSON.parse(dragged) as Dragged) : undefined
}
