import { useMatcher, useT } from '@signet/i18n/react'
import { Empty } from '@signet/ui'
import { Tree, type TreeDataNode, type TreeProps } from 'antd'
import { Building2, Users } from 'lucide-react'
import { type Key, useMemo, useState } from 'react'
import type { Unit } from './queries.ts'
import styles from './units.module.css'

/** Where a unit was dropped: below a parent, before a sibling or last. */
export type Drop = Readonly<{ id: string; parentId: string; beforeId: string | null }>

type UnitTreeProps = Readonly<{
  units: readonly Unit[]
  keyword: string
  opened: string | undefined
  onOpen: (id: string) => void
  /** Not given: nothing can be dragged. */
  onDrop: ((drop: Drop) => void) | undefined
}>

/** Above this many, only the rows in view are drawn. */
const mostDrawn = 300

/** The organization as a tree; a search keeps what matches, with everything above it. */
export function UnitTree({ units, keyword, opened, onOpen, onDrop }: UnitTreeProps) {
  const t = useT()
  const shown = useShown(units, keyword)
  const [closed, setClosed] = useState<ReadonlySet<Key>>(new Set())
  const treeData = useMemo(() => nodesBelow(shown, '-1'), [shown])
  const expanded = shown.map(({ id }) => id).filter((id) => keyword !== '' || !closed.has(id))
  if (shown.length === 0)
    return <Empty title={t('studio.list.nothingFound')} hint={t('studio.list.nothingFoundHint')} />

  return (
    <Tree<UnitNode>
      className={styles.tree ?? ''}
      aria-label={t('units.title')}
      blockNode
      draggable={keyword === '' && onDrop !== undefined && { icon: false }}
      {...(shown.length > mostDrawn && { height: 640 })}
      treeData={treeData}
      selectedKeys={opened ? [opened] : []}
      expandedKeys={expanded}
      onExpand={(keys) => {
        const open = new Set<Key>(keys)
        setClosed(new Set(shown.map(({ id }) => id).filter((id) => !open.has(id))))
      }}
      onSelect={(_keys, { node }) => onOpen(node.key)}
      titleRender={({ unit }) => <UnitTitle unit={unit} />}
      onDrop={(event) => onDrop?.(dropOf(shown, event))}
    />
  )
}

type UnitNode = Omit<TreeDataNode, 'key' | 'children'> &
  Readonly<{ key: string; unit: Unit }> & { children?: UnitNode[] }

function useShown(units: readonly Unit[], keyword: string): readonly Unit[] {
  const matches = useMatcher()
  return useMemo(() => {
    if (keyword.trim() === '') return units
    const found = units.filter((unit) => matches(`${unit.fullName} ${unit.enCode}`, keyword))
    return withAncestors(units, found)
  }, [units, keyword, matches])
}

/** These units and everything above them, in the order of all. */
function withAncestors(units: readonly Unit[], found: readonly Unit[]): readonly Unit[] {
  const known = new Map(units.map((unit) => [unit.id, unit]))
  const kept = new Set<string>()
  for (const unit of found)
    for (let at: Unit | undefined = unit; at && !kept.has(at.id); at = known.get(at.parentId)) kept.add(at.id)
  return units.filter(({ id }) => kept.has(id))
}

function nodesBelow(units: readonly Unit[], parentId: string): UnitNode[] {
  const byParent = Map.groupBy(units, (unit) => unit.parentId)
  const below = (id: string): UnitNode[] =>
    (byParent.get(id) ?? []).map((unit) => ({
      key: unit.id,
      title: unit.fullName,
      unit,
      children: below(unit.id),
    }))
  return below(parentId)
}

function UnitTitle({ unit }: Readonly<{ unit: Unit }>) {
  const t = useT()
  const Icon = unit.category === 'company' ? Building2 : Users
  return (
    <span className={unit.isClosed ? styles.closed : styles.unit}>
      <Icon size={16} aria-hidden />
      <span className={styles.name}>{unit.fullName}</span>
      {unit.isClosed && <span className={styles.note}>{t('units.closed')}</span>}
      <span className={styles.count} title={t('units.peopleBelow', { count: unit.peopleBelow })}>
        {unit.peopleBelow}
      </span>
    </span>
  )
}

type DropEvent = Parameters<NonNullable<TreeProps<UnitNode>['onDrop']>>[0]

/** antd tells the index after the drop; compared with the index of the node it is before, on or after it. */
function dropOf(units: readonly Unit[], { dragNode, node, dropToGap, dropPosition }: DropEvent): Drop {
  const id = dragNode.key
  if (!dropToGap) return { id, parentId: node.key, beforeId: null }

  const { parentId } = node.unit
  const isBefore = dropPosition < Number(node.pos.split('-').at(-1))
  const siblings = units.filter((unit) => unit.parentId === parentId && unit.id !== id)
  const at = siblings.findIndex((unit) => unit.id === node.key)
  return { id, parentId, beforeId: (isBefore ? node.key : siblings[at + 1]?.id) ?? null }
}
