import { batch } from '@preact/signals-core'
import type { PlanField } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { type RefObject, useEffect } from 'react'
import { useFormContext } from '../../../form/surroundings.ts'
import styles from './grid.module.css'

type FillHandleOptions = Readonly<{
  table: PlanField
  box: RefObject<HTMLDivElement | null>
  isEdited: boolean
}>

/**
 * The fill handle of the focused cell: dragging it down copies the value into the cells below. A single element
 * follows the focus, so that cells stay light.
 */
export function useFillHandle({ table, box, isEdited }: FillHandleOptions): void {
  const { store } = useFormContext()
  const t = useT()
  const title = t('sub-table.fillDown')

  useEffect(() => {
    const scroller = box.current
    if (!scroller || !isEdited) return
    const fill = (path: string, last: number) => {
      const [, row = '', column = ''] = path.split('.')
      const rows = store.rows(table.key).peek()
      const value = store.field(path).value.peek()
      batch(() => {
        for (const below of rows.slice(rows.indexOf(row) + 1, last + 1))
          store.set(`${table.key}.${below}.${column}`, value)
      })
    }
    const frame = frameWith(title, (cell, last) => fill(cell.dataset['path'] ?? '', last))
    const follow = ({ target }: FocusEvent) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-path]') : null
      const path = cell?.dataset['path']
      if (cell && path !== undefined && !store.field(path).isReadOnly) cell.append(frame)
      else frame.remove()
    }
    scroller.addEventListener('focusin', follow)
    return () => {
      scroller.removeEventListener('focusin', follow)
      frame.remove()
    }
  }, [store, table, box, isEdited, title])
}

/** `onFill` gets the source cell and the index of the row that the handle was dragged to. */
function frameWith(title: string, onFill: (cell: HTMLElement, last: number) => void): HTMLElement {
  const frame = document.createElement('div')
  const handle = document.createElement('span')
  frame.className = styles.frame ?? ''
  frame.ariaHidden = 'true'
  handle.className = styles.handle ?? ''
  handle.title = title
  frame.append(handle)
  handle.onpointerdown = (event) => drag(event, { frame, handle, onFill })
  return frame
}

type DragOptions = Readonly<{
  frame: HTMLElement
  handle: HTMLElement
  onFill: (cell: HTMLElement, last: number) => void
}>

function drag(event: PointerEvent, { frame, handle, onFill }: DragOptions): void {
  const cell = frame.closest<HTMLElement>('[data-path]')
  if (!cell) return
  event.preventDefault()
  let last = -1
  handle.setPointerCapture?.(event.pointerId)
  handle.onpointermove = ({ clientX, clientY }) => {
    const row = rowAt(clientX, clientY)
    if (!row || row.closest('table') !== cell.closest('table')) return
    last = Number(row.dataset['index'])
    const reach = row.getBoundingClientRect().bottom - cell.getBoundingClientRect().bottom
    frame.style.bottom = `${-Math.max(0, reach)}px`
  }
  handle.onlostpointercapture = () => {
    handle.onpointermove = null
    frame.style.bottom = ''
    onFill(cell, last)
  }
}

function rowAt(x: number, y: number): HTMLElement | undefined {
  return document
    .elementsFromPoint(x, y)
    .flatMap((element) => element.closest<HTMLElement>('tr[data-index]') ?? [])[0]
}
