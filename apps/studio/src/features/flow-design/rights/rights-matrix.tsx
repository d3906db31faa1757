import type { FieldAccess, FlowNode } from '@signet/flow'
import { accessLevels, accessLevelsOf, accessTo, changeAccess } from '@signet/flow/design'
import { useMatcher, useT } from '@signet/i18n/react'
import { Input } from 'antd'
import { type KeyboardEvent, memo, useCallback, useMemo, useRef, useState } from 'react'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { AccessFace } from './access-face.tsx'
import { type RightsField, useRightsFields } from './rights-fields.ts'
import styles from './rights-matrix.module.css'
import { SetAll } from './set-all.tsx'
import { columnWidth, type Position, rowHeight, useCurrentCell } from './use-current-cell.ts'
import { listInSight, useWindow } from './use-window.ts'

const namesWidth = 200

/** Access of all steps to all fields. Arrow keys move, 1 to 4 set a level, Enter takes the next. */
export function RightsMatrix() {
  const t = useT()
  const { flow } = useFlowDesigner()
  const [keyword, setKeyword] = useState('')
  const matches = useMatcher()
  const all = useRightsFields()
  const fields = useMemo(
    () => all.filter(({ name, path }) => matches(`${name} ${path}`, keyword)),
    [all, keyword, matches],
  )
  const steps = flow.nodes.filter((node) => accessLevelsOf(node).length > 0)

  return (
    <div className={styles.matrix}>
      <div className={styles.bar}>
        <Input
          className={styles.search ?? ''}
          type="search"
          allowClear
          aria-label={t('flow-design.rights.find')}
          placeholder={t('flow-design.rights.find')}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
        <span className={styles.legend}>
          {accessLevels.map((access, index) => (
            <span key={access} className={styles.level}>
              <kbd>{index + 1}</kbd> <AccessFace access={access} />
            </span>
          ))}
        </span>
      </div>
      <Cells steps={steps} fields={fields} />
    </div>
  )
}

type CellsProps = Readonly<{ steps: readonly FlowNode[]; fields: readonly RightsField[] }>

/** The cells in sight, below the names of the steps and beside the names of the fields. */
function Cells({ steps, fields }: CellsProps) {
  const t = useT()
  const { onScroll, rows, columns } = useWindow({ width: columnWidth, height: rowHeight })
  const set = useSetAccess()
  const cell = useCurrentCell({ rows: fields.length, columns: steps.length })
  const sight = {
    steps: listInSight(steps, columns),
    rest: Math.max(0, steps.length - columns.last),
    before: Math.min(columns.first, steps.length),
  }
  const idText = JSON.stringify(steps.map(({ id }) => id))
  const ids = useMemo((): readonly string[] => JSON.parse(idText), [idText])
  const paths = useMemo(() => fields.map(({ path }) => path), [fields])

  return (
    <div ref={cell.area} className={styles.area} onScroll={onScroll}>
      <table
        className={styles.grid}
        style={{ width: namesWidth + steps.length * columnWidth }}
        aria-label={t('flow-design.rights')}
        aria-rowcount={fields.length + 1}
        aria-colcount={steps.length + 1}
      >
        <thead>
          <tr>
            <th scope="col" style={{ width: namesWidth }}>
              <SetPart
                label={t('flow-design.rights.all')}
                name={t('flow-design.rights.all')}
                steps={ids}
                paths={paths}
                onSet={set}
              />
            </th>
            <Spacer columns={sight.before} />
            {sight.steps.map(({ entry: { id, name }, place }) => (
              <th key={id} scope="col" aria-colindex={place + 2} style={{ width: columnWidth }}>
                <SetPart
                  label={t('flow-design.rights.allAt', { step: name })}
                  name={name}
                  steps={id}
                  paths={paths}
                  onSet={set}
                />
              </th>
            ))}
            <Spacer columns={sight.rest} />
          </tr>
        </thead>
        <tbody>
          {rows.first > 0 && <tr style={{ height: rows.first * rowHeight }} />}
          {listInSight(fields, rows).map(({ entry: { path, name }, place: row }) => (
            <tr key={path} aria-rowindex={row + 2}>
              <th scope="row">
                <SetPart
                  label={t('flow-design.rights.allOf', { field: name })}
                  name={name}
                  steps={ids}
                  paths={path}
                  onSet={set}
                />
              </th>
              <Spacer columns={sight.before} />
              {sight.steps.map(({ entry: node, place: column }) => (
                <td key={node.id} aria-colindex={column + 2}>
                  <AccessCell
                    step={node.id}
                    stepName={node.name}
                    most={accessLevelsOf(node).length}
                    access={accessTo(node, path)}
                    path={path}
                    name={name}
                    row={row}
                    column={column}
                    isCurrent={row === cell.current.row && column === cell.current.column}
                    moveTo={cell.moveTo}
                    onSet={set}
                  />
                </td>
              ))}
              <Spacer columns={sight.rest} />
            </tr>
          ))}
          {rows.last < fields.length && <tr style={{ height: (fields.length - rows.last) * rowHeight }} />}
        </tbody>
      </table>
    </div>
  )
}

/** The room of columns out of sight. */
function Spacer({ columns }: Readonly<{ columns: number }>) {
  return columns > 0 && <td aria-hidden style={{ width: columns * columnWidth }} />
}

type SetPartProps = Readonly<{
  label: string
  name: string
  steps: string | readonly string[]
  paths: string | readonly string[]
  onSet: ReturnType<typeof useSetAccess>
}>

/** Sets a row, a column or everything. Memoized, because its menu is dear to draw. */
const SetPart = memo(function SetPart({ label, name, steps, paths, onSet }: SetPartProps) {
  return (
    <SetAll label={label} onSet={(access) => onSet([steps].flat(), [paths].flat(), access)}>
      {name}
    </SetAll>
  )
})

type AccessCellProps = Position &
  Readonly<{
    step: string
    stepName: string
    /** How many of the levels the step can give, from the lowest on. */
    most: number
    access: FieldAccess
    path: string
    name: string
    isCurrent: boolean
    moveTo: ReturnType<typeof useCurrentCell>['moveTo']
    onSet: ReturnType<typeof useSetAccess>
  }>

/** The access of one step to one field. Memoized over plain values, so that one edit draws only the cells it changes. */
const AccessCell = memo(function AccessCell(props: AccessCellProps) {
  const { step, stepName, most, access, path, name, row, column, isCurrent, moveTo, onSet } = props
  const t = useT()
  const set = (next: FieldAccess) => onSet([step], [path], next)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = accessOfKey(event.key, most)
    const move = moves[event.key]
    if (next) set(next)
    else if (move) moveTo({ row: row + move.row, column: column + move.column })
    else return
    event.preventDefault()
  }
  return (
    <button
      type="button"
      data-cell={`${row} ${column}`}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={t('flow-design.rights.cell', {
        ...{ field: name, step: stepName, access: t(`flow-design.access.${access}`) },
      })}
      onFocus={() => moveTo({ row, column })}
      onKeyDown={onKeyDown}
      onClick={() => set(followingAccess(access, most))}
    >
      <AccessFace access={access} />
    </button>
  )
})

const moves: Readonly<Record<string, Position>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -10, column: 0 },
  PageDown: { row: 10, column: 0 },
}

/** The access that a key sets; undefined for other keys and for levels that the step cannot give. */
function accessOfKey(key: string, most: number): FieldAccess | undefined {
  return accessLevels.slice(0, most)[Number(key) - 1]
}

function followingAccess(access: FieldAccess, most: number): FieldAccess {
  return accessLevels[(accessLevels.indexOf(access) + 1) % most] ?? 'read'
}

/** Sets access as one undoable edit. */
function useSetAccess() {
  const { dispatch, state } = useFlowDesigner()
  const selected = useRef(state.selected)
  selected.current = state.selected
  return useCallback(
    (steps: readonly string[], paths: readonly string[], access: FieldAccess) =>
      dispatch({
        type: 'edit',
        edit: (flow) => ({ flow: changeAccess(flow, { steps, paths, access }), selected: selected.current }),
      }),
    [dispatch],
  )
}
