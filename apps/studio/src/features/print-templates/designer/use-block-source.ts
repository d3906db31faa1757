import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { BlockKindName } from '@signet/print'
import { type RefObject, useEffect } from 'react'

/** What is being dragged: a new block of a kind, or one that is there. */
export type DraggedBlock = Readonly<{ kind: BlockKindName } | { id: string }>

/** Lets an element be dragged onto the paper. */
export function useBlockSource(element: RefObject<HTMLElement | null>, dragged: DraggedBlock): void {
  const what = JSON.stringify(dragged)
  useEffect(() => {
    if (!element.current) return
    return draggable({ element: element.current, getInitialData: () => ({ block: what }) })
  }, [element, what])
}

/** What a drag carries; undefined when it is none of ours. */
export function blockIn({ block }: Readonly<Record<string, unknown>>): DraggedBlock | undefined {
  // Written by `useBlockSource` and by nobody else.
  return typeof block === 'string' ? (JSON.parse(block) as DraggedBlock) : undefined
}
