import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { useT } from '@signet/i18n/react'
import { moveBlock, type PrintBlock } from '@signet/print'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import styles from './block-frame.module.css'
import { useTemplateDesigner } from './template-context.ts'
import { useAddBlock } from './use-add-block.ts'
import { blockIn, useBlockSource } from './use-block-source.ts'

type BlockFrameProps = Readonly<{ block: PrintBlock; drawn: ReactNode }>

/** A block on the paper, to press and drag. The outline does the same by keyboard. */
export function BlockFrame({ block, drawn }: BlockFrameProps) {
  const t = useT()
  const { template, state, tell, mistakes } = useTemplateDesigner()
  const box = useRef<HTMLDivElement>(null)
  const place = template.blocks.findIndex(({ id }) => id === block.id)
  useBlockSource(box, { id: block.id })
  const landing = useBlockTarget(box, place)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the outline is the same thing for the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the outline is the same thing for the keyboard
    <div
      ref={box}
      className={styles.frame}
      data-selected={state.selected === block.id || undefined}
      data-wrong={mistakes.some((mistake) => mistake.block === block.id) || undefined}
      data-landing={landing}
      data-new-page={block.newPage || undefined}
      data-name={t(`print-templates.kind.${block.kind}`)}
      onClick={() => tell({ deed: 'select', id: block.id })}
    >
      {drawn}
    </div>
  )
}

type Landing = 'before' | 'behind' | undefined

/** Accepts blocks dropped before or after the one at `place`. Returns where the hovering one would go. */
function useBlockTarget(element: RefObject<HTMLElement | null>, place: number): Landing {
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
