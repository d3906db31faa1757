import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import type { FieldKindName } from '@signet/form'
import { mayMove, mayStand, moveFields, type Place } from '@signet/form/design'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useAddField, useDesigner } from '../designer/designer-context.ts'

/** Drag data: a new field of a kind, or existing fields. */
type Dragged = Readonly<{ kind: FieldKindName } | { paths: readonly string[] }>

/** Makes an element draggable onto the canvas. */
export function useDragSource(element: RefObject<HTMLElement | null>, dragged: Dragged): void {
  const what = JSON.stringify(dragged)
  useEffect(() => {
    if (!element.current) return
    return draggable({ element: element.current, getInitialData: () => ({ dragged: what }) })
  }, [element, what])
}

/** The drag data; undefined for foreign drags. */
function draggedIn(carried: Readonly<Record<string, unknown>>): Dragged | undefined {
  const { dragged } = carried
  // Only `useDragSource` writes it.
  return typeof dragged === 'string' ? (JSON.parse(dragged) as Dragged) : undefined
}

/** Where a drop would go: before, after, or into the element. */
export type Landing = 'before' | 'behind' | 'inside' | undefined

type Target = Readonly<{
  /** The position of the element; `inside` drops at it. */
  place: Place
  lands: 'beside' | 'inside'
}>

/** Accepts fields dropped beside or into an element. Returns where the hovering one would go. */
export function useDropTarget(element: RefObject<HTMLElement | null>, target: Target): Landing {
  const [landing, setLanding] = useState<Landing>(undefined)
  const { form, tell } = useDesigner()
  const add = useAddField()
  const now = useRef({ form, target, tell, add })
  now.current = { form, target, tell, add }

  useEffect(() => {
    if (!element.current) return
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => fitsAt(now.current, draggedIn(source.data)),
      getData: ({ input, element: hovered }) =>
        now.current.target.lands === 'inside'
          ? {}
          : attachClosestEdge({}, { input, element: hovered, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self, location }) =>
        setLanding(
          location.current.dropTargets[0]?.element === self.element ? landingIn(self.data) : undefined,
        ),
      onDragLeave: () => setLanding(undefined),
      onDrop: ({ self, source, location }) => {
        setLanding(undefined)
        if (location.current.dropTargets[0]?.element !== self.element) return
        drop(now.current, draggedIn(source.data), landingIn(self.data))
      },
    })
  }, [element])

  return landing
}

type DropState = Readonly<{
  form: ReturnType<typeof useDesigner>['form']
  tell: ReturnType<typeof useDesigner>['tell']
  target: Target
  add: ReturnType<typeof useAddField>
}>

function fitsAt({ form, target }: DropState, dragged: Dragged | undefined): boolean {
  if (!dragged) return false
  if ('kind' in dragged) return mayStand(form.fields, dragged, target.place)
  return mayMove(form.fields, dragged.paths, target.place)
}

function drop({ target, tell, add }: DropState, dragged: Dragged | undefined, landing: Landing): void {
  if (!dragged) return
  const place = landing === 'behind' ? { ...target.place, at: target.place.at + 1 } : target.place
  if ('kind' in dragged) add(dragged.kind, place)
  else tell({ deed: 'edit', edit: (draft) => moveFields(draft, dragged.paths, place) })
}

function landingIn(carried: Readonly<Record<string | symbol, unknown>>): Landing {
  const edge = extractClosestEdge(carried)
  if (edge === 'top') return 'before'
  return edge === 'bottom' ? 'behind' : 'inside'
}
