import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { useT } from '@signet/i18n/react'
import { type BlockKindName, moveBlock, type PrintBlock } from '@signet/print'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import styles from './block-canvas.module.css'
import { useAddBlock, useTemplateDesigner } from './template-context.ts'

type BlockFrameProps = Readonly<{ block: PrintBlock; drawn: ReactNode }>

/** A block on the paper that can be selected and dragged. The outline is its keyboard alternative. */
export function BlockFrame({ block, drawn }: BlockFrameProps) {
  const t = useT()
  const { template, state, dispatch, mistakes } = useTemplateDesigner()
  const box = useRef<HTMLDivElement>(null)
  const index = template.blocks.findIndex(({ id }) => id === block.id)
  useBlockSource(box, { id: block.id })
  const landing = useBlockTarget(box, index)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the outline is the keyboard alternative
    // biome-ignore lint/a11y/useKeyWithClickEvents: the outline is the keyboard alternative
    <div
      ref={box}
      className={styles.frame}
      data-selected={state.selected === block.id || undefined}
      data-wrong={mistakes.some((mistake) => mistake.block === block.id) || undefined}
      data-landing={landing}
      data-new-page={block.newPage || undefined}
      data-name={t(`print-templates.kind.${block.kind}`)}
      onClick={() => dispatch({ type: 'select', id: block.id })}
    >
      {drawn}
    </div>
  )
}

type DropSide = 'before' | 'behind' | undefined

/** Accepts blocks dropped before or after the block at `place`. Returns the target of the current drag. */
function useBlockTarget(element: RefObject<HTMLElement | null>, index: number): DropSide {
  const [landing, setLanding] = useState<DropSide>(undefined)
  const { dispatch } = useTemplateDesigner()
  const add = useAddBlock()
  const now = useRef({ place: index, dispatch, add })
  now.current = { place: index, dispatch, add }

  useEffect(() => {
    if (!element.current) return
    const drop = (carried: Readonly<Record<string, unknown>>, at: number) => {
      const dragged = readDraggedBlock(carried)
      if (!dragged) return
      if ('kind' in dragged) now.current.add(dragged.kind, at)
      else now.current.dispatch({ type: 'edit', edit: (draft) => moveBlock(draft, dragged.id, at) })
    }
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => readDraggedBlock(source.data) !== undefined,
      getData: ({ input, element: hovered }) =>
        attachClosestEdge({}, { input, element: hovered, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self }) => setLanding(readDropSide(self.data)),
      onDragLeave: () => setLanding(undefined),
      onDrop: ({ self, source }) => {
        setLanding(undefined)
        drop(source.data, now.current.place + (readDropSide(self.data) === 'behind' ? 1 : 0))
      },
    })
  }, [element])

  return landing
}

function readDropSide(carried: Readonly<Record<string | symbol, unknown>>): 'before' | 'behind' {
  return extractClosestEdge(carried) === 'top' ? 'before' : 'behind'
}

/** Drag data: a new block of a kind, or an existing one. */
export type BlockDragData = Readonly<{ kind: BlockKindName } | { id: string }>

/** Makes an element draggable onto the paper. */
export function useBlockSource(element: RefObject<HTMLElement | null>, dragged: BlockDragData): void {
  const what = JSON.stringify(dragged)
  useEffect(() => {
    if (!element.current) return
    return draggable({ element: element.current, getInitialData: () => ({ block: what }) })
  }, [element, what])
}

/** Returns the drag data; undefined for other drags. */
function readDraggedBlock({ block }: Readonly<Record<string, unknown>>): BlockDragData | undefined {
  // Only `useBlockSource` writes it.
  return typeof block === 'string' ? (JSON.parse(block) as BlockDragData) : undefined
}
