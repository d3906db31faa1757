import { useT } from '@signet/i18n/react'
import { Failure } from '@signet/ui'
import { useQueries } from '@tanstack/react-query'
import { Skeleton, Tree, type TreeDataNode } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { AreaMarks } from './area-marks.tsx'
import styles from './areas.module.css'
import { type Area, belowQuery, top } from './queries.ts'

type AreaTreeProps = Readonly<{ opened: string | undefined; onOpen: (area: Area) => void }>

type AreaNode = Omit<TreeDataNode, 'key' | 'children'> &
  Readonly<{ key: string; area: Area }> & { children?: AreaNode[] }

/** Provinces, and below each expanded area its children, fetched when it is expanded. */
export function AreaTree({ opened, onOpen }: AreaTreeProps) {
  const t = useT()
  const client = useClient()
  const [expanded, setExpanded] = useState<readonly string[]>([])
  const parents = [top, ...expanded]
  const answers = useQueries({ queries: parents.map((id) => belowQuery(client, id)) })
  const below = new Map(parents.map((id, at) => [id, answers[at]?.data]))
  const [provinces] = answers
  if (provinces?.error && !provinces.data)
    return <Failure error={provinces.error} onRetry={provinces.refetch} />
  if (!provinces?.data) return <Skeleton active title={false} paragraph={{ rows: 12 }} />

  return (
    <Tree<AreaNode>
      className={styles.tree ?? ''}
      aria-label={t('areas.title')}
      blockNode
      treeData={nodesBelow(top, below)}
      selectedKeys={opened ? [opened] : []}
      expandedKeys={[...expanded]}
      onExpand={(keys) => setExpanded(keys.map(String))}
      onSelect={(_keys, { node }) => onOpen(node.area)}
      titleRender={({ area }) => (
        <span className={area.enabledMark === 1 ? styles.area : styles.off}>
          <span className={styles.name}>{area.fullName}</span>
          <AreaMarks area={area} />
        </span>
      )}
    />
  )
}

type Loaded = ReadonlyMap<string, readonly Area[] | undefined>

function nodesBelow(parent: string, below: Loaded): AreaNode[] {
  return (below.get(parent) ?? []).map((area) => ({
    key: area.id,
    title: area.fullName,
    area,
    isLeaf: area.isLeaf,
    children: nodesBelow(area.id, below),
  }))
}
