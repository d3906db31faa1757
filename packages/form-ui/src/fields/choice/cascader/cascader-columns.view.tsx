import {
  type CascaderSettings,
  hasChosenParent,
  hasPath,
  isChoice,
  optionsOn,
  startsWith,
  type TreeOption,
  type TreePath,
} from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Check, ChevronRight } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../../form/use-speaker.ts'
import styles from './cascader.module.css'

type CascaderColumnsProps = Readonly<{
  label: string
  settings: CascaderSettings
  offered: readonly TreeOption[]
  chosen: readonly TreePath[]
  onChoose: (path: TreePath) => void
}>

/** One column per level; the last opened column is scrolled into view. */
export function CascaderColumns({ label, settings, offered, chosen, onChoose }: CascaderColumnsProps) {
  const words = useWords()
  const [open, setOpen] = useState<TreePath>(() => chosen[0]?.slice(0, -1) ?? [])
  const way = optionsOn(offered, open) ?? []
  const columns = [offered, ...way.map(({ children }) => children)].filter(({ length }) => length > 0)
  const box = useRef<HTMLDivElement>(null)

  // A sheet that is not on the screen yet cannot be scrolled, so the last column is brought in when it gets its size.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another column is what moves the box
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const bringIn = () => {
      element.scrollLeft = element.scrollWidth
    }
    bringIn()
    const shown = new ResizeObserver(bringIn)
    shown.observe(element)
    return () => shown.disconnect()
  }, [columns.length])

  return (
    <div ref={box} className={styles.columns}>
      {columns.map((options, level) => {
        const above = open.slice(0, level)
        const branch = way[level - 1]
        return (
          <ul
            key={above.join('\n')}
            className={styles.column}
            aria-label={branch ? words(branch.label) : label}
          >
            {options.map((option) => (
              <Line
                key={option.id}
                option={option}
                path={[...above, option.id]}
                settings={settings}
                chosen={chosen}
                open={open}
                onChoose={onChoose}
                onOpen={setOpen}
              />
            ))}
          </ul>
        )
      })}
    </div>
  )
}

type LineProps = Pick<CascaderColumnsProps, 'settings' | 'chosen' | 'onChoose'> &
  Readonly<{ option: TreeOption; path: TreePath; open: TreePath; onOpen: (path: TreePath) => void }>

/**
 * A press chooses an option; options with children open on press, or with a separate button where both are possible.
 */
function Line({ option, path, settings, chosen, open, onChoose, onOpen }: LineProps) {
  const t = useT()
  const words = useWords()
  const name = words(option.label)
  const isBranch = option.children.length > 0
  const isOpen = open.length >= path.length && startsWith(open, path)
  const isCovered = hasChosenParent(chosen, path)
  const isChosen = isCovered || hasPath(chosen, path)
  const chevron = <ChevronRight className={styles.chevron} aria-hidden="true" />

  if (!isChoice(settings, path)) {
    return (
      <li className={styles.line} data-open={isOpen || undefined}>
        <button
          type="button"
          className={styles.option}
          aria-expanded={isOpen}
          data-line=""
          data-chosen={chosen.some((one) => startsWith(one, path)) || undefined}
          onClick={() => onOpen(path)}
        >
          <span className={sharedStyles.growText}>{name}</span>
          {chevron}
        </button>
      </li>
    )
  }
  return (
    <li className={styles.line} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.option}
        aria-pressed={isChosen}
        data-line=""
        disabled={isCovered}
        data-chosen={isChosen || undefined}
        onClick={() => onChoose(path)}
      >
        <span className={sharedStyles.growText}>{name}</span>
        {isChosen && <Check className={styles.check} aria-hidden="true" />}
      </button>
      {isBranch && (
        <button
          type="button"
          className={styles.deeper}
          aria-expanded={isOpen}
          aria-label={t('cascader.open', { name })}
          onClick={() => onOpen(path)}
        >
          {chevron}
        </button>
      )}
    </li>
  )
}
