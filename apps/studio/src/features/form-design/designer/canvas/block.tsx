import type { FieldDefinition } from '@signet/form'
import type { Place } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { CircleAlert } from 'lucide-react'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useDesigner } from '../designer-context.ts'
import { useWord } from '../use-word.ts'
import styles from './canvas.module.css'
import { FieldPreview } from './preview.tsx'
import { useDragSource } from './use-drag-source.ts'
import { useDropTarget } from './use-drop-target.ts'

type BlockProps = Readonly<{ field: FieldDefinition; path: string; place: Place; children?: ReactNode }>

/** One field on the canvas: what it is called, how it will look, what stands in it. */
export function Block({ field, path, place, children }: BlockProps) {
  const { state, tell } = useDesigner()
  const block = useRef<HTMLDivElement>(null)
  const isSelected = state.selected.includes(path)
  const landing = useDropTarget(block, { place, lands: 'beside' })
  useDragSource(block, { paths: isSelected ? state.selected : [path] })
  const select = (event: MouseEvent) => {
    event.stopPropagation()
    const isAdding = event.ctrlKey || event.metaKey || event.shiftKey
    tell({ deed: 'select', paths: [path], ...(isAdding ? { with: 'others' } : {}) })
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the outline is the keyboard's way
    <div
      ref={block}
      className={styles.block}
      data-path={path}
      data-selected={isSelected || undefined}
      data-landing={landing}
      style={path.includes('.') ? undefined : { gridColumn: `span ${field.width}` }}
      onClick={select}
    >
      <BlockHead field={field} path={path} />
      {children || <FieldPreview path={path} field={field} />}
    </div>
  )
}

function BlockHead({ field, path }: Readonly<{ field: FieldDefinition; path: string }>) {
  const t = useT()
  const words = useWord()
  const { mistakes } = useDesigner()
  const isWrong = mistakes.some((mistake) => mistake.path === path)

  return (
    <p className={styles.head}>
      <span className={styles.label}>
        {words(field.label) || t('form-design.noLabel')}
        {field.required && <span className={styles.required}>*</span>}
      </span>
      {isWrong && <CircleAlert size={14} className={styles.wrong} aria-label={t('form-design.hasMistake')} />}
      <span className={styles.kind}>{t(`${field.kind}.title`)}</span>
    </p>
  )
}
