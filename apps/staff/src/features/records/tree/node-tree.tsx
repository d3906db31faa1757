import type { contract, ParsedOutput } from '@signet/contract'
import { textIn } from '@signet/form'
import { useLanguage, useT } from '@signet/i18n/react'
import { Button, classes, Empty, IconButton, Modal, PageState } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronRight, ListTree, X } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { nameOf } from '../list/shown-columns.ts'
import type { ModelConfig } from '../queries.ts'
import styles from './node-tree.module.css'

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

type TreeButtonProps = Readonly<{
  config: ModelConfig
  value: string | undefined
  onChoose: (node: string | undefined) => void
}>

/** Shows the chosen tree node, and opens the tree from the left. */
export function TreeButton({ config, value, onChoose }: TreeButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const nodes = useNodes(config.id, { isWanted: value !== undefined })
  const title = useTreeTitle(config)
  const chosen = nodes.data?.find(({ id }) => id === value)?.text
  const choose = (node: string | undefined) => {
    onChoose(node)
    setOpen(false)
  }

  return (
    <>
      <OpenTreeButton title={title} chosen={chosen} onOpen={() => setOpen(true)} />
      {isOpen && (
        <TreeDrawer
          config={config}
          title={title}
          value={value}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type OpenTreeButtonProps = Readonly<{
  title: string
  chosen: string | undefined
  onOpen: () => void
}>

function OpenTreeButton({ title, chosen, onOpen }: OpenTreeButtonProps) {
  const t = useT()
  return (
    <Button
      size="small"
      tone="quiet"
      icon={<ListTree aria-hidden="true" />}
      aria-haspopup="dialog"
      aria-label={t('records.tree.open', { title, node: chosen ?? t('records.tab.all') })}
      onClick={onOpen}
    >
      {chosen ?? title}
    </Button>
  )
}

type TreeDrawerProps = TreeButtonProps & Readonly<{ title: string; onClose: () => void }>

function TreeDrawer({ config, title, value, onChoose, onClose }: TreeDrawerProps) {
  const t = useT()
  return (
    <Modal className={styles.side} label={title} onClose={onClose}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <IconButton label={t('ui.close')} icon={<X />} onClick={onClose} />
      </header>
      <div className={styles.body}>
        <NodeTree modelId={config.id} label={title} value={value} onChoose={onChoose} />
      </div>
    </Modal>
  )
}

/** The title of the tree: set by the list, or the label of its field. */
export function useTreeTitle(config: ModelConfig): string {
  const { locale } = useLanguage()
  const { leftTree } = config.list
  if (!leftTree) return ''
  return textIn(locale, leftTree.title) || textIn(locale, nameOf(config, leftTree.field))
}

type TreeNode = ParsedOutput<(typeof contract)['records']['nodes']>['list'][number]

function useNodes(modelId: string, { isWanted }: Readonly<{ isWanted: boolean }>) {
  const { records } = useClient()
  return useQuery({
    queryKey: ['records', modelId, 'nodes'],
    queryFn: async ({ signal }) => (await records.nodes({ modelId }, { signal })).list,
    enabled: isWanted,
  })
}
