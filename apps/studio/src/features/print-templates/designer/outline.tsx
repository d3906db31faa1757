import { textIn } from '@signet/form'
import { useLanguage } from '@signet/i18n/react'
import { type BlockKindName, kindOf, moveBlock, type PrintBlock } from '@signet/print'
import { sharedStyles } from '@signet/ui'
import {
  CircleAlert,
  Heading,
  Image,
  type LucideIcon,
  Minus,
  PenLine,
  QrCode,
  Route,
  Rows3,
  Table2,
  UnfoldVertical,
} from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import styles from './outline.module.css'
import { useTemplateDesigner } from './template-context.ts'
import type { TemplateAction } from './template-state.ts'

/** The blocks as a list for the keyboard: arrows navigate, Alt and an arrow move the block. */
export function Outline() {
  const { t } = useLanguage()
  const { template, state, dispatch } = useTemplateDesigner()
  const { blocks } = template
  const current = state.selected ?? blocks[0]?.id
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter')
      return document.querySelector<HTMLElement>('[data-settings] input, [data-settings] textarea')?.focus()
    const action = findKeyAction(event, blocks, current)
    if (!action) return
    event.preventDefault()
    dispatch(action)
  }
  if (blocks.length === 0) return <p className={styles.keys}>{t('print-templates.empty')}</p>
  return (
    <>
      <div role="tree" aria-label={t('print-templates.outline')} className={styles.tree}>
        {blocks.map((block) => (
          <OutlineRow key={block.id} block={block} isCurrent={block.id === current} onKeyDown={onKeyDown} />
        ))}
      </div>
      <p className={styles.keys}>{t('print-templates.keys')}</p>
    </>
  )
}

type OutlineRowProps = Readonly<{
  block: PrintBlock
  isCurrent: boolean
  onKeyDown: (event: KeyboardEvent) => void
}>

function OutlineRow({ block, isCurrent, onKeyDown }: OutlineRowProps) {
  const { t, locale } = useLanguage()
  const { state, dispatch, mistakes } = useTemplateDesigner()
  const line = useRef<HTMLDivElement>(null)
  const isSelected = state.selected === block.id
  const Icon = kindIcons[block.kind]
  const [words] = kindOf(block).words(block)
  const firstLine = words ? textIn(locale, words.words).split('\n')[0] : ''
  useFocusOn(line, isSelected)
  return (
    <div
      ref={line}
      role="treeitem"
      aria-level={1}
      aria-selected={isSelected}
      tabIndex={isCurrent ? 0 : -1}
      className={styles.row}
      onKeyDown={onKeyDown}
      onClick={() => dispatch({ type: 'select', id: block.id })}
    >
      <Icon size={14} aria-hidden="true" />
      <span className={sharedStyles.growLine}>{firstLine || t(`print-templates.kind.${block.kind}`)}</span>
      {mistakes.some((mistake) => mistake.block === block.id) && (
        <CircleAlert size={14} className={sharedStyles.dangerMark} aria-label={t('form-design.hasMistake')} />
      )}
    </div>
  )
}

/** Moves the focus with the selection while the tree has the focus. */
function useFocusOn(line: RefObject<HTMLDivElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const tree = line.current?.closest('[role="tree"]')
    if (isWanted && tree?.contains(document.activeElement)) line.current?.focus()
  }, [line, isWanted])
}

/** The action of a key in the outline; undefined for other keys. */
function findKeyAction(
  { key, altKey }: Readonly<{ key: string; altKey: boolean }>,
  blocks: readonly PrintBlock[],
  current: string | undefined,
): TemplateAction | undefined {
  const at = blocks.findIndex(({ id }) => id === current)
  if (current === undefined || at < 0) return undefined
  if (key === 'Delete' || key === 'Backspace') return { type: 'remove' }
  if (key === 'Escape') return { type: 'select', id: undefined }
  const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }
  const step = steps[key]
  if (step === undefined) return undefined
  if (altKey)
    return {
      type: 'edit',
      edit: (draft) => moveBlock(draft, current, step < 0 ? at - 1 : at + 2),
      select: current,
    }
  const next = blocks[at + step]
  return next && { type: 'select', id: next.id }
}

export const kindIcons: Readonly<Record<BlockKindName, LucideIcon>> = {
  text: Heading,
  fields: Rows3,
  table: Table2,
  code: QrCode,
  image: Image,
  divider: Minus,
  space: UnfoldVertical,
  signatures: PenLine,
  timeline: Route,
}
