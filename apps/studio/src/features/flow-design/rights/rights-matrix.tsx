import type { FieldAccess, FlowNode } from '@signet/flow'
import { accessLevels, accessLevelsOf, accessTo, changeAccess } from '@signet/flow/design'
import { useMatcher, useT } from '@signet/i18n/react'
import { Input } from 'antd'
import { type KeyboardEvent, useState } from 'react'
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
  const fields = useRightsFields().filter(({ name, path }) => matches(`${name} ${path}`, keyword))
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
  const ids = steps.map(({ id }) => id)
  const paths = fields.map(({ path }) => path)

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
              <SetAll label={t('flow-design.rights.all')} onSet={(access) => set(ids, paths, access)}>
                {t('flow-design.rights.all')}
              </SetAll>
            </th>
            <Spacer columns={sight.before} />
            {sight.steps.map(({ entry: { id, name }, place }) => (
              <th key={id} scope="col" aria-colindex={place + 2} style={{ width: columnWidth }}>
                <SetAll
                  label={t('flow-design.rights.allAt', { step: name })}
                  onSet={(access) => set([id], paths, access)}
                >
                  {name}
                </SetAll>
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
                <SetAll
                  label={t('flow-design.rights.allOf', { field: name })}
                  onSet={(access) => set(ids, [path], access)}
                >
                  {name}
                </SetAll>
              </th>
              <Spacer columns={sight.before} />
              {sight.steps.map(({ entry: node, place: column }) => (
                <td key={node.id} aria-colindex={column + 2}>
                  <AccessCell
                    node={node}
                    field={{ path, name }}
                    at={{ row, column }}
                    cell={cell}
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

type AccessCellProps = Readonly<{
  node: FlowNode
  field: RightsField
  at: Position
  cell: ReturnType<typeof useCurrentCell>
  onSet: ReturnType<typeof useSetAccess>
}>

/** The access of one step to one field. */
function AccessCell({ node, field, at, cell: { current, moveTo }, onSet }: AccessCellProps) {
  const t = useT()
  const access = accessTo(node, field.path)
  const set = (next: FieldAccess) => onSet([node.id], [field.path], next)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = accessOfKey(event.key, node)
    const move = moves[event.key]
    if (next) set(next)
    else if (move) moveTo({ row: at.row + move.row, column: at.column + move.column })
    else return
    event.preventDefault()
  }
  return (
    <button
      type="button"
      data-cell={`${at.row} ${at.column}`}
      tabIndex={at.row === current.row && at.column === current.column ? 0 : -1}
      aria-label={t('flow-design.rights.cell', {
        ...{ field: field.name, step: node.name, access: t(`flow-design.access.${access}`) },
      })}
      onFocus={() => moveTo(at)}
      onKeyDown={onKeyDown}
      onClick={() => set(followingAccess(node, access))}
    >
      <AccessFace access={access} />
    </button>
  )
}

const moves: Readonly<Record<string, Position>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -10, column: 0 },
  PageDown: { row: 10, column: 0 },
}

/** The access that a key sets; undefined for other keys and for levels that the step cannot give. */
function accessOfKey(key: string, node: FlowNode): FieldAccess | undefined {
  const level = accessLevels[Number(key) - 1]
  return level && accessLevelsOf(node).includes(level) ? level : undefined
}

function followingAccess(node: FlowNode, access: FieldAccess): FieldAccess {
  const levels = accessLevelsOf(node)
  return levels[(levels.indexOf(access) + 1) % levels.length] ?? 'read'
}

/** Sets access as one undoable edit. */
function useSetAccess() {
  const { dispatch, state } = useFlowDesigner()
  return (steps: readonly string[], paths: readonly string[], access: FieldAccess) =>
    dispatch({
      type: 'edit',
      edit: (flow) => ({ flow: changeAccess(flow, { steps, paths, access }), selected: [...state.selected] }),
    })
}
