import type { subTable } from '@signet/form/kinds'
import { Skeleton } from '@signet/ui'
import { type ReactNode, Suspense, use, useRef } from 'react'
import { useIsWide } from '../../../controls/use-is-wide.ts'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { useFormContext } from '../../../form/surroundings.ts'
import { useSignal } from '../../../form/use-signal.ts'
import { RowCard, RowCards } from './row-cards.view.tsx'
import { RowList } from './row-list.view.tsx'
import styles from './sub-table.module.css'
import { Totals } from './totals.view.tsx'

/** Shows rows as a grid where there is room, otherwise as cards that open on press. */
function SubTableEdit(props: ControlProps<typeof subTable>) {
  return <ByRoom wide={() => <EditGrid {...props} />} narrow={() => <RowCards {...props} />} />
}

function SubTableRead(props: ReadProps<typeof subTable>) {
  const { path, field, settings } = props
  const { store } = useFormContext()
  const rows = useSignal(store.rows(path))
  return (
    <ByRoom
      wide={() => <ReadGrid {...props} />}
      narrow={() => (
        <>
          <RowList
            ids={rows}
            draw={(row, position) => <RowCard table={field} row={row} index={position} />}
          />
          <Totals table={field} settings={settings} />
        </>
      )}
    />
  )
}

type ByRoomProps = Readonly<{ wide: () => ReactNode; narrow: () => ReactNode }>

/** Renders nothing until its width is known. */
function ByRoom({ wide, narrow }: ByRoomProps) {
  const box = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(box)
  return (
    <div ref={box} className={styles.whole}>
      {isWide === true && <Suspense fallback={<Skeleton rows={1} />}>{wide()}</Suspense>}
      {isWide === false && narrow()}
    </div>
  )
}

type Grids = typeof import('./edit-grid.view.tsx')
let grids: Grids | undefined
let loadingGrids: Promise<Grids> | undefined
let waitedForGrids: Promise<Grids> | undefined

/** A phone never draws a grid and never loads one. */
function loadGrids(): Promise<Grids> {
  loadingGrids ??= import('./edit-grid.view.tsx').then(
    (loaded) => {
      grids = loaded
      return loaded
    },
    (error) => {
      loadingGrids = undefined
      waitedForGrids = undefined
      throw error
    },
  )
  return loadingGrids
}

function EditGrid(props: ControlProps<typeof subTable>) {
  const { EditGrid: Loaded } = useGrids()
  return <Loaded {...props} />
}

function ReadGrid(props: ReadProps<typeof subTable>) {
  const { ReadGrid: Loaded } = useGrids()
  return <Loaded {...props} />
}

/** Suspends on a page that became wide enough after the form was drawn; in one way, as `useKindViews`. */
function useGrids(): Grids {
  if (grids && !waitedForGrids) return grids
  waitedForGrids ??= loadGrids()
  return use(waitedForGrids)
}

export const subTableView: FieldView<typeof subTable> = {
  prepare: (everyWidth) => (everyWidth || matchMedia('(min-width: 600px)').matches ? loadGrids() : undefined),
  Edit: SubTableEdit,
  Read: SubTableRead,
  labels: 'group',
}
