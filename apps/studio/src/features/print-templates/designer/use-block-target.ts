import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { moveBlock } from '@signet/print'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTemplateDesigner } from './template-context.ts'
import { useAddBlock } from './use-add-block.ts'
import { blockIn } from './use-block-source.ts'

type Landing = 'before' | 'behind' | undefined

/** Lets blocks be dropped before or behind the one at `place`. Answers where one that hovers would land. */
export function useBlockTarget(element: RefObject<HTMLElement | null>, place: number): Landing {
  const [landing, setLanding] = useState<Landing>(undefined)
  const { tell } = useTemplateDesigner()
  const add = useAddBlock()
  const now = useRef({ place, tell, add })
  now.current = { place, tell, add }

  useEffect(() => {
    if (!element.current) return
    const drop = (carried: Readonly<Record<string, unknown>>, at: number) => {
      const dragged = blockIn(carried)
      if (!dragged) return
      if ('kind' in dragged) now.current.add(dragged.kind, at)
      else now.current.tell({ deed: 'edit', edit: (draft) => moveBlock(draft, dragged.id, at) })
    }
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => blockIn(source.data) !== undefined,
      getData: ({ input, element: hovered }) =>
        attachClosestEdge({}, { input, element: hovered, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self }) => setLanding(landingIn(self.data)),
      onDragLeave: () => setLanding(undefined),
      onDrop: ({ self, source }) => {
        setLanding(undefined)
        drop(source.data, now.current.place + (landingIn(self.data) === 'behind' ? 1 : 0))
      },
    })
  }, [element])

  return landing
}

function landingIn(carried: Readonly<Record<string | symbol, unknown>>): 'before' | 'behind' {
  return extractClosestEdge(carried) === 'top' ? 'before' : 'behind'
}
