import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { canMoveFields, type FieldPlace, isAllowedAt, moveFields } from '@signet/form/design'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useAddField, useDesigner } from '../designer/designer-context.ts'
import type { PaletteEntry } from '../designer/palette-groups.ts'

/** Drag data: what the palette offers, or existing fields. */
type DragData = PaletteEntry | Readonly<{ paths: readonly string[] }>

/** Makes an element draggable onto the canvas. */
export function useDragSource(element: RefObject<HTMLElement | null>, dragged: DragData): void {
  const what = JSON.stringify(dragged)
  useEffect(() => {
    if (!element.current) return
    return draggable({ element: element.current, getInitialData: () => ({ dragged: what }) })
  }, [element, what])
}

/** Returns the drag data; undefined for other drags. */
function readDragData(carried: Readonly<Record<string, unknown>>): DragData | undefined {
  const { dragged } = carried
  // Only `useDragSource` writes it.
  return typeof dragged === 'string' ? (JSON.parse(dragged) as DragData) : undefined
}

/** The target of a drop: before, after or inside the element. */
export type DropSide = 'before' | 'behind' | 'inside' | undefined

type DropTarget = Readonly<{
  /** The position of the element; `inside` drops at it. */
  place: FieldPlace
  /** Columns of a sub-table stand beside each other. */
  lands: 'aboveOrBelow' | 'beside' | 'inside'
}>

const edges = {
  aboveOrBelow: ['top', 'bottom'],
  beside: ['left', 'right'],
  inside: [],
} as const

/** Accepts fields dropped beside or into an element. Returns the target of the current drag. */
export function useDropTarget(element: RefObject<HTMLElement | null>, target: DropTarget): DropSide {
  const [landing, setLanding] = useState<DropSide>(undefined)
  const { form, dispatch } = useDesigner()
  const add = useAddField()
  const now = useRef({ form, target, dispatch, add })
  now.current = { form, target, dispatch, add }

  useEffect(() => {
    if (!element.current) return
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => canDropAt(now.current, readDragData(source.data)),
      getData: ({ input, element: hovered }) =>
        attachClosestEdge(
          {},
          { input, element: hovered, allowedEdges: [...edges[now.current.target.lands]] },
        ),
      onDrag: ({ self, location }) =>
        setLanding(
          location.current.dropTargets[0]?.element === self.element ? readDropSide(self.data) : undefined,
        ),
      onDragLeave: () => setLanding(undefined),
      onDrop: ({ self, source, location }) => {
        setLanding(undefined)
        if (location.current.dropTargets[0]?.element !== self.element) return
        applyDrop(now.current, readDragData(source.data), readDropSide(self.data))
      },
    })
  }, [element])

  return landing
}

type DropState = Readonly<{
  form: ReturnType<typeof useDesigner>['form']
  dispatch: ReturnType<typeof useDesigner>['dispatch']
  target: DropTarget
  add: ReturnType<typeof useAddField>
}>

function canDropAt({ form, target }: DropState, dragged: DragData | undefined): boolean {
  if (!dragged) return false
  if ('kind' in dragged) return isAllowedAt(form.fields, dragged, target.place)
  return canMoveFields(form.fields, dragged.paths, target.place)
}

function applyDrop(
  { target, dispatch, add }: DropState,
  dragged: DragData | undefined,
  landing: DropSide,
): void {
  if (!dragged) return
  const place = landing === 'behind' ? { ...target.place, at: target.place.at + 1 } : target.place
  if ('kind' in dragged) add(dragged, place)
  else dispatch({ type: 'edit', edit: (draft) => moveFields(draft, dragged.paths, place) })
}

function readDropSide(carried: Readonly<Record<string | symbol, unknown>>): DropSide {
  const edge = extractClosestEdge(carried)
  if (edge === null) return 'inside'
  return edge === 'top' || edge === 'left' ? 'before' : 'behind'
}
