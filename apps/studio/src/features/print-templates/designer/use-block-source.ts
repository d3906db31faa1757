import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { BlockKindName } from '@signet/print'
import { type RefObject, useEffect } from 'react'

/** Drag data: a new block of a kind, or an existing one. */
export type DraggedBlock = Readonly<{ kind: BlockKindName } | { id: string }>

/** Makes an element draggable onto the paper. */
export function useBlockSource(element: RefObject<HTMLElement | null>, dragged: DraggedBlock): void {
  const what = JSON.stringify(dragged)
  useEffect(() => {
    if (!element.current) return
    return draggable({ element: element.current, getInitialData: () => ({ block: what }) })
  }, [element, what])
}

/** The drag data; undefined for foreign drags. */
export function blockIn({ block }: Readonly<Record<string, unknown>>): DraggedBlock | undefined {
  // Only `useBlockSource` writes it.
  return typeof block === 'string' ? (JSON.parse(block) as DraggedBlock) : undefined
}
