import { useT } from '@signet/i18n/react'
import { classes, Empty, IconButton, PageState } from '@signet/ui'
import { ChevronDown, ChevronRight, ListTree } from 'lucide-react'
import { useState } from 'react'
import styles from './node-tree.module.css'
import { type TreeNode, useNodes } from './queries.ts'

type NodeTreeProps = Readonly<{
  modelId: string
  label: string
  value: string | undefined
  onChoose: (node: string | undefined) => void
}>

/** The tree beside a list: choosing a node shows its records; the first line shows all. */
export function NodeTree({ modelId, label, value, onChoose }: NodeTreeProps) {
  const t = useT()
  const nodes = useNodes(modelId, { isWanted: true })
  return (
    <PageState
      query={nodes}
      isEmpty={(list) => list.length === 0}
      empty={<Empty icon={<ListTree />} title={t('records.tree.empty')} />}
    >
      {(list) => (
        <ul className={styles.tree} aria-label={label}>
          <li>
            <span className={styles.line}>
              {isDeep(list) && <span className={styles.room} />}
              <Chooser isChosen={value === undefined} onPress={() => onChoose(undefined)}>
                {t('records.tab.all')}
              </Chooser>
            </span>
          </li>
          <Level nodes={list} above={null} value={value} onChoose={onChoose} />
        </ul>
      )}
    </PageState>
  )
}

/** A flat tree needs no room for the toggles. */
function isDeep(nodes: readonly TreeNode[]): boolean {
  return nodes.some(({ parentId }) => parentId !== null)
}

type LevelProps = Readonly<{
  nodes: readonly TreeNode[]
  above: string | null
  value: string | undefined
  onChoose: (node: string) => void
}>

function Level({ nodes, above, value, onChoose }: LevelProps) {
  return nodes
    .filter(({ parentId }) => parentId === above)
    .map((node) => <Branch key={node.id} node={node} nodes={nodes} value={value} onChoose={onChoose} />)
}

type BranchProps = Omit<LevelProps, 'above'> & Readonly<{ node: TreeNode }>

function Branch({ node, nodes, value, onChoose }: BranchProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(node.parentId === null)
  const isBranch = nodes.some(({ parentId }) => parentId === node.id)
  return (
    <li>
      <span className={styles.line}>
        {isBranch ? (
          <IconButton
            label={t('records.tree.below', { title: node.text })}
            icon={isOpen ? <ChevronDown /> : <ChevronRight />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        ) : (
          isDeep(nodes) && <span className={styles.room} />
        )}
        <Chooser isChosen={value === node.id} onPress={() => onChoose(node.id)}>
          {node.text}
        </Chooser>
      </span>
      {isBranch && isOpen && (
        <ul className={styles.below}>
          <Level nodes={nodes} above={node.id} value={value} onChoose={onChoose} />
        </ul>
      )}
    </li>
  )
}

type ChooserProps = Readonly<{ isChosen: boolean; onPress: () => void; children: string }>

function Chooser({ isChosen, onPress, children }: ChooserProps) {
  return (
    <button
      type="button"
      className={classes(styles.node, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
