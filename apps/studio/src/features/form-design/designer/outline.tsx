import type { FieldDefinition } from '@signet/form'
import { everyField, type PlacedField } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { CircleAlert } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { focusProperties, useDesigner } from './designer-context.ts'
import type { DesignerAction } from './designer-state.ts'
import { moveSelection, type SelectedFields } from './move-selection.ts'
import styles from './outline.module.css'

/** The form as a tree for the keyboard: arrows navigate, Alt moves fields, Shift extends the selection. */
export function Outline() {
  const t = useT()
  const { form, state, dispatch } = useDesigner()
  const rows = everyField(form.fields)
  const current = state.selected.at(-1) ?? rows[0]?.path
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return focusProperties()
    const action = findKeyAction(event, { form, selected: state.selected })
    if (!action) return
    event.preventDefault()
    dispatch(action)
  }
  if (rows.length === 0) return <p className={styles.nothing}>{t('form-design.outline.empty')}</p>

  return (
    <>
      <div role="tree" aria-label={t('form-design.outline')} aria-multiselectable className={styles.tree}>
        {rows.map((row) => (
          <OutlineRow
            key={row.path}
            row={row}
            depth={findDepth(row, rows)}
            isCurrent={row.path === current}
            onKeyDown={onKeyDown}
          />
        ))}
      </div>
      <p className={styles.keys}>{t('form-design.outline.keys')}</p>
    </>
  )
}

type OutlineRowProps = Readonly<{
  row: PlacedField
  depth: number
  isCurrent: boolean
  onKeyDown: (event: KeyboardEvent) => void
}>

function OutlineRow({ row: { path, field }, depth, isCurrent, onKeyDown }: OutlineRowProps) {
  const t = useT()
  const { state, dispatch, mistakes } = useDesigner()
  const line = useRef<HTMLDivElement>(null)
  const isSelected = state.selected.includes(path)
  useFocusOn(line, isCurrent && isSelected)

  return (
    <div
      ref={line}
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isSelected}
      aria-expanded={field.fields.length > 0 ? true : undefined}
      tabIndex={isCurrent ? 0 : -1}
      className={styles.row}
      style={{ paddingInlineStart: 8 + depth * 16 }}
      onKeyDown={onKeyDown}
      onClick={({ ctrlKey, metaKey, shiftKey }) =>
        dispatch({
          type: 'select',
          paths: [path],
          ...(ctrlKey || metaKey || shiftKey ? { with: 'others' } : {}),
        })
      }
    >
      <RowName field={field} />
      {mistakes.some((mistake) => mistake.path === path) && (
        <CircleAlert size={14} className={sharedStyles.dangerMark} aria-label={t('form-design.hasMistake')} />
      )}
      <span className={sharedStyles.sideNote}>{t(`${field.kind}.title`)}</span>
    </div>
  )
}

function RowName({ field }: Readonly<{ field: FieldDefinition }>) {
  const t = useT()
  const words = useLocalizedText()
  return <span className={sharedStyles.growLine}>{words(field.label) || t('form-design.noLabel')}</span>
}

/** Moves the focus with the selection while the tree has the focus. */
function useFocusOn(line: React.RefObject<HTMLDivElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const tree = line.current?.closest('[role="tree"]')
    if (isWanted && tree?.contains(document.activeElement)) line.current?.focus()
  }, [line, isWanted])
}

function findDepth({ place }: PlacedField, rows: readonly PlacedField[]): number {
  const container = rows.find(({ path }) => path === place.inside)
  return container ? findDepth(container, rows) + 1 : 0
}

type KeyPress = Readonly<{ key: string; altKey: boolean; shiftKey: boolean }>

/** The action of a key in the outline; undefined for other keys. */
function findKeyAction({ key, altKey, shiftKey }: KeyPress, now: SelectedFields): DesignerAction | undefined {
  if (key === 'Delete' || key === 'Backspace') return { type: 'remove' }
  if (key === 'Escape') return { type: 'select', paths: [] }
  return altKey ? moveSelection(key, now) : walkSelection(key, shiftKey, now)
}

function walkSelection(
  key: string,
  isAdding: boolean,
  { form, selected }: SelectedFields,
): DesignerAction | undefined {
  const paths = everyField(form.fields).map(({ path }) => path)
  const at = paths.indexOf(selected.at(-1) ?? '')
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: paths.length - 1 }[key]
  const path = next === undefined ? undefined : paths[next]
  if (path === undefined) return undefined
  return { type: 'select', paths: [path], ...(isAdding ? { with: 'others' } : {}) }
}
