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
import { nodeKey, treeOf } from './tree-of.ts'

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
