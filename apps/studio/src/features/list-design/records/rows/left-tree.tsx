import { useT } from '@signet/i18n/react'
import { Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Skeleton, Tree } from 'antd'
import { useClient } from '../../../../shell/desk.ts'
import { useWord } from '../../../form-design/index.ts'
import { namedIn } from '../../fields/known-fields.ts'
import { nodesQuery } from '../queries.ts'
import styles from '../records.module.css'
import { useRecordsDesk } from '../records-desk.ts'

const all = 'all'

/** The tree beside the list: whoever chooses a node sees the records of it. */
export function LeftTree() {
  const t = useT()
  const words = useWord()
  const { config, fields, looking, look } = useRecordsDesk()
  const { data, error, refetch } = useQuery(nodesQuery(useClient(), config.id))
  const { leftTree } = config.list
  if (!leftTree) return null

  const name = words(leftTree.title) || namedIn(fields, leftTree.field)
  return (
    <nav className={styles.tree} aria-label={name}>
      <h3>{name}</h3>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {data && (
        <Tree
          blockNode
          defaultExpandedKeys={data.filter(({ parentId }) => parentId === null).map(({ id }) => nodeKey(id))}
          selectedKeys={[looking.node === undefined ? all : nodeKey(looking.node)]}
          treeData={[{ key: all, title: t('list-design.preview.all') }, ...treeOf(data)]}
          onSelect={([key = all]) => look({ node: key === all ? undefined : String(key).slice(1) })}
        />
      )}
    </nav>
  )
}

type Node = Readonly<{ id: string; parentId: string | null; text: string }>

type Branch = { key: string; title: string; children: Branch[] }

/** Ids are whatever an administrator wrote; the word for all may be one of them. */
function nodeKey(id: string): string {
  return `=${id}`
}

/** Nodes in a row, above before below, as a tree. */
function treeOf(nodes: readonly Node[]): Branch[] {
  const below = Map.groupBy(nodes, ({ parentId }) => parentId)
  const known = new Set(nodes.map(({ id }) => id))
  const branch = ({ id, text }: Node): Branch => ({
    key: nodeKey(id),
    title: text,
    children: (below.get(id) ?? []).map(branch),
  })
  return nodes.filter(({ parentId }) => parentId === null || !known.has(parentId)).map(branch)
}
