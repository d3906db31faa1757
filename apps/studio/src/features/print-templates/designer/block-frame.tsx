import { useT } from '@signet/i18n/react'
import type { PrintBlock } from '@signet/print'
import { type ReactNode, useRef } from 'react'
import styles from './block-frame.module.css'
import { useTemplateDesigner } from './template-context.ts'
import { useBlockSource } from './use-block-source.ts'
import { useBlockTarget } from './use-block-target.ts'

type BlockFrameProps = Readonly<{ block: PrintBlock; drawn: ReactNode }>

/** A block on the paper, to be pressed and dragged. Whoever uses the keyboard has the outline, which is the same. */
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
