import { useT } from '@signet/i18n/react'
import { Empty, Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton, Tree, type TreeProps } from 'antd'
import { ChevronDown, ChevronUp, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import styles from './applications.module.css'
import { EntryEditor } from './entry-editor.tsx'
import { type Branch, moved, put, shifted, treeOf, without } from './menu-tree.ts'
import { freeEntryId } from './merge-menus.ts'
import { type Entry, type Targets, targetsQuery } from './queries.ts'
import { entryName } from './target-fields.tsx'

type MenuEditorProps = Readonly<{
  menu: readonly Entry[]
  onChange: (menu: readonly Entry[]) => void
}>

/** The menu of an application as a tree, or the entry being edited. */
export function MenuEditor(props: MenuEditorProps) {
  const targets = useQuery(targetsQuery(useClient()))
  if (targets.error) return <Failure error={targets.error} onRetry={() => void targets.refetch()} />
  return targets.data ? <LoadedMenu {...props} targets={targets.data} /> : <Skeleton active />
}

type LoadedMenuProps = MenuEditorProps & Readonly<{ targets: Targets }>

function LoadedMenu(props: LoadedMenuProps) {
  const { menu, targets, onChange } = props
  const t = useT()
  const [edited, setEdited] = useState<Entry>()
  const begin = (parentId: string | null) =>
    setEdited(freshEntry(freeEntryId(menu.map(({ id }) => id)), parentId))
  if (edited)
    return (
      <EntryEditor
        key={edited.id}
        entry={edited}
        targets={targets}
        onCancel={() => setEdited(undefined)}
        onDone={(entry) => {
          onChange(put(menu, entry))
          setEdited(undefined)
        }}
      />
    )

  return (
    <div className={styles.menu}>
      {menu.length === 0 ? (
        <Empty title={t('applications.empty')} hint={t('applications.emptyHint')} />
      ) : (
        <EntryTree {...props} onEdit={setEdited} onAdd={begin} />
      )}
      <Button className={styles.add ?? ''} icon={<Plus size={16} aria-hidden />} onClick={() => begin(null)}>
        {t('applications.addEntry')}
      </Button>
    </div>
  )
}

function freshEntry(id: string, parentId: string | null): Entry {
  return {
    ...{ id, parentId, fullName: '', icon: '', holders: [] },
    translations: { 'zh-TW': '', 'en-US': '' },
    screens: ['phone', 'desk'],
    target: { kind: 'page', page: 'launch' },
  }
}

type EntryTreeProps = LoadedMenuProps &
  Readonly<{ onEdit: (entry: Entry) => void; onAdd: (parentId: string) => void }>
type Node = { key: string; children: Node[]; isLeaf: boolean }

function EntryTree(props: EntryTreeProps) {
  const { menu, onChange } = props
  const byId = new Map(menu.map((entry) => [entry.id, entry]))
  const drop: TreeProps<Node>['onDrop'] = ({ node, dragNode, dropToGap, dropPosition }) => {
    const target = byId.get(node.key)
    if (!target) return
    const place = dropToGap ? besides(menu, target, dropPosition) : { parentId: target.id, before: null }
    const changed = moved(menu, dragNode.key, place)
    if (changed) onChange(changed)
  }

  return (
    <Tree<Node>
      blockNode
      defaultExpandAll
      selectable={false}
      draggable={{ icon: false }}
      treeData={treeOf(menu).map(nodeOf)}
      titleRender={({ key }) => {
        const entry = byId.get(key)
        return entry && <EntryRow {...props} entry={entry} />
      }}
      onDrop={drop}
    />
  )
}

/** `dropPosition` counts the places among the siblings, from -1 before the first. */
function besides(menu: readonly Entry[], { id, parentId }: Entry, dropPosition: number) {
  const siblings = menu.filter((entry) => entry.parentId === parentId)
  const at = siblings.findIndex((entry) => entry.id === id)
  const following = dropPosition <= at ? siblings[at] : siblings[at + 1]
  return { parentId, before: following?.id ?? null }
}

function nodeOf({ entry, children }: Branch): Node {
  return { key: entry.id, children: children.map(nodeOf), isLeaf: entry.target.kind !== 'catalog' }
}

type EntryRowProps = EntryTreeProps & Readonly<{ entry: Entry }>

function EntryRow({ menu, entry, targets, onChange, onEdit, onAdd }: EntryRowProps) {
  const t = useT()
  const name = entryName(entry, targets) || t('applications.gone')
  const up = shifted(menu, entry.id, -1)
  const down = shifted(menu, entry.id, 1)
  return (
    <span className={styles.row}>
      <span className={styles.rowName}>{name}</span>
      <span className={styles.kind}>{t(`applications.kind.${entry.target.kind}`)}</span>
      {entry.target.kind === 'catalog' && (
        <RowButton label={t('applications.addBelow', { name })} onClick={() => onAdd(entry.id)}>
          <Plus size={16} aria-hidden />
        </RowButton>
      )}
      <RowButton label={t('applications.up', { name })} onClick={up && (() => onChange(up))}>
        <ChevronUp size={16} aria-hidden />
      </RowButton>
      <RowButton label={t('applications.down', { name })} onClick={down && (() => onChange(down))}>
        <ChevronDown size={16} aria-hidden />
      </RowButton>
      <RowButton label={t('applications.edit', { name })} onClick={() => onEdit(entry)}>
        <Pencil size={16} aria-hidden />
      </RowButton>
      <RowButton
        label={t('applications.removeEntry', { name })}
        onClick={() => onChange(without(menu, entry.id))}
      >
        <Trash2 size={16} aria-hidden />
      </RowButton>
    </span>
  )
}

type RowButtonProps = Readonly<{
  label: string
  /** Undefined: it cannot be done here. */
  onClick: (() => void) | undefined
  children: React.ReactNode
}>

function RowButton({ label, onClick, children }: RowButtonProps) {
  return (
    <Button
      type="text"
      size="small"
      icon={children}
      aria-label={label}
      title={label}
      disabled={!onClick}
      onClick={onClick}
    />
  )
}
