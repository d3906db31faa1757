import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { type RefObject, useEffect, useRef, useState } from 'react'

type RowDrag = Readonly<{
  line: RefObject<HTMLElement | null>
  handle: RefObject<HTMLElement | null>
  /** Rows move within their group only. */
  group: string
  place: number
  onMove: (from: number, to: number) => void
}>

export type RowLanding = 'before' | 'behind' | undefined

/** Lets a row be dragged by its handle among its siblings. Returns where the hovering one would go. */
export function useRowDrag({ line, handle, group, place, onMove }: RowDrag): RowLanding {
  const [landing, setLanding] = useState<RowLanding>(undefined)
  const now = useRef({ place, onMove })
  now.current = { place, onMove }

  useEffect(() => {
    if (!line.current || !handle.current) return
    return combine(
      draggable({
        element: line.current,
        dragHandle: handle.current,
        getInitialData: () => ({ group, place: now.current.place }),
      }),
      dropTargetForElements({
        element: line.current,
        canDrop: ({ source }) => source.data['group'] === group,
        getData: ({ input, element }) =>
          attachClosestEdge({}, { input, element, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setLanding(landingIn(self.data)),
        onDragLeave: () => setLanding(undefined),
        onDrop: ({ self, source }) => {
          setLanding(undefined)
          const from = Number(source.data['place'])
          const at = now.current.place + (landingIn(self.data) === 'behind' ? 1 : 0)
          now.current.onMove(from, from < at ? at - 1 : at)
        },
      }),
    )
  }, [line, handle, group])

  return landing
}

function landingIn(carried: Readonly<Record<string | symbol, unknown>>): RowLanding {
  return extractClosestEdge(carried) === 'bottom' ? 'behind' : 'before'
}
