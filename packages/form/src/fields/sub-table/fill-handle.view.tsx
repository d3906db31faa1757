import { batch } from '@preact/signals-core'
import { useT } from '@signet/i18n/react'
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { PlanField } from '../../form-plan.ts'
import { useSurroundings } from '../../skins/surroundings.ts'
import styles from './grid.module.css'

type FillHandleProps = Readonly<{ table: PlanField; box: RefObject<HTMLDivElement | null> }>

/** The corner of the cell that has the focus. Dragged down, it writes the value of the cell into those below. */
export function FillHandle({ table, box }: FillHandleProps) {
  const { store } = useSurroundings()
  const t = useT()
  const frame = useRef<HTMLDivElement>(null)
  useAtFocus(frame, box)

  const fill = (path: string, last: number) => {
    const [, row = '', column = ''] = path.split('.')
    const rows = store.rows(table.key).peek()
    const value = store.field(path).value.peek()
    batch(() => {
      for (const below of rows.slice(rows.indexOf(row) + 1, last + 1))
        store.set(`${table.key}.${below}.${column}`, value)
    })
  }
  const drag = (event: PointerEvent<HTMLSpanElement>) => {
    const { currentTarget: handle, pointerId } = event
    const cell = frame.current
    const path = cell?.dataset['of']
    if (!cell || path === undefined) return
    event.preventDefault()
    const [top, height] = [cell.getBoundingClientRect().top, cell.offsetHeight]
    let last = -1
    handle.setPointerCapture?.(pointerId)
    handle.onpointermove = ({ clientX, clientY }) => {
      const row = document
        .elementsFromPoint(clientX, clientY)
        .flatMap((element) => element.closest<HTMLElement>('tr[data-index]') ?? [])[0]
      if (!row || !box.current?.contains(row)) return
      last = Number(row.dataset['index'])
      cell.style.height = `${Math.max(height, row.getBoundingClientRect().bottom - top)}px`
    }
    handle.onlostpointercapture = () => {
      handle.onpointermove = null
      cell.style.height = `${height}px`
      fill(path, last)
    }
  }

  return (
    <div ref={frame} className={styles.frame} hidden>
      <span
        className={styles.handle}
        title={t('sub-table.fillDown')}
        aria-hidden="true"
        onPointerDown={drag}
      />
    </div>
  )
}

/** Puts the frame around the cell that has the focus, as long as it is one that can be filled. */
function useAtFocus(frame: RefObject<HTMLDivElement | null>, box: RefObject<HTMLDivElement | null>): void {
  const { store } = useSurroundings()
  useEffect(() => {
    const [scroller, element] = [box.current, frame.current]
    if (!scroller || !element) return
    const place = ({ target }: FocusEvent) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-path]') : null
      const path = cell?.dataset['path']
      element.hidden = !cell || path === undefined || store.field(path).isReadOnly
      if (!cell || path === undefined || element.hidden) return
      const [at, from] = [cell.getBoundingClientRect(), scroller.getBoundingClientRect()]
      element.dataset['of'] = path
      element.style.left = `${at.left - from.left + scroller.scrollLeft - 1}px`
      element.style.top = `${at.top - from.top + scroller.scrollTop - 1}px`
      element.style.width = `${at.width}px`
      element.style.height = `${at.height}px`
    }
    const hide = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !scroller.contains(relatedTarget)) element.hidden = true
    }
    scroller.addEventListener('focusin', place)
    scroller.addEventListener('focusout', hide)
    return () => {
      scroller.removeEventListener('focusin', place)
      scroller.removeEventListener('focusout', hide)
    }
  }, [frame, box, store])
}
