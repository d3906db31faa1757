import { useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import { Tree, type TreeDataNode } from 'antd'
import { Folder as FolderIcon, Inbox, Layers } from 'lucide-react'
import { type DragEvent, type Key, useState } from 'react'
import type { Design } from '../design.ts'
import { FolderMenu } from './folder-menu.tsx'
import styles from './folders.module.css'
import { carriesDesign, categoriesIn, droppedDesign, type Folder, noCategory } from './folders.ts'

type Dropped = Pick<Design, 'kind' | 'id'>

type FolderTreeProps = Readonly<{
  folders: readonly Folder[]
  uncategorised: number
  /** A category, `noCategory`, or '' for all. */
  chosen: string
  mayChange: boolean
  onChoose: (category: string) => void
  onDesign: (design: Dropped, category: string) => void
  onFolder: (category: string, parent: string | null) => void
}>

/** All designs, those without a category, and the folders. Designs and folders are dropped on folders. */
export function FolderTree(props: FolderTreeProps) {
  const { folders, uncategorised, chosen, mayChange, onChoose, onDesign, onFolder } = props
  const t = useT()
  const [closed, setClosed] = useState<ReadonlySet<Key>>(new Set())
  const all = categoriesIn(folders)
  const total = folders.reduce((sum, folder) => sum + folder.total, uncategorised)
  const places = [
    { key: everything, title: t('design-life.folder.all'), count: total, Icon: Layers },
    { key: noCategory, title: t('design-life.folder.none'), count: uncategorised, Icon: Inbox },
  ]

  return (
    <Tree<FolderNode>
      className={styles.tree ?? ''}
      aria-label={t('design-life.folders')}
      blockNode
      draggable={mayChange && { icon: false, nodeDraggable: ({ key }) => all.includes(String(key)) }}
      treeData={[...places, ...nodesOf(folders)]}
      selectedKeys={[chosen || everything]}
      expandedKeys={all.filter((category) => !closed.has(category))}
      onExpand={(keys) => setClosed(new Set(all.filter((category) => !keys.includes(category))))}
      onSelect={(_keys, { node }) => onChoose(node.key === everything ? '' : node.key)}
      allowDrop={({ dragNode, dropNode }) => dropNode.key !== noCategory && dropNode.key !== dragNode.key}
      onDrop={({ dragNode, node }) => onFolder(dragNode.key, node.key === everything ? null : node.key)}
      titleRender={(node) => (
        <FolderTitle
          node={node}
          folders={folders}
          mayChange={mayChange}
          onDesign={
            node.key === everything || !mayChange ? undefined : (design) => onDesign(design, node.key)
          }
        />
      )}
    />
  )
}

/** A key; no category is called so, since names are trimmed. */
const everything = '  '

type FolderNode = Omit<TreeDataNode, 'key' | 'title' | 'children'> &
  Readonly<{ key: string; title: string; count: number; Icon: typeof FolderIcon; folder?: Folder }> & {
    children?: FolderNode[]
  }

function nodesOf(folders: readonly Folder[]): FolderNode[] {
  return folders.map((folder) => ({
    ...{ key: folder.category, title: folder.name, count: folder.total, Icon: FolderIcon, folder },
    children: nodesOf(folder.below),
  }))
}

type FolderTitleProps = Readonly<{
  node: FolderNode
  folders: readonly Folder[]
  mayChange: boolean
  /** Not given: takes no designs. */
  onDesign: ((design: Dropped) => void) | undefined
}>

function FolderTitle({ node, folders, mayChange, onDesign }: FolderTitleProps) {
  const t = useT()
  const { title, count, Icon, folder } = node
  const [isOver, setOver] = useState(false)
  const accept = (event: DragEvent) => {
    if (!onDesign || !carriesDesign(event.dataTransfer)) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    if (!onDesign || !carriesDesign(event.dataTransfer)) return
    event.preventDefault()
    event.stopPropagation()
    onDesign(droppedDesign(event.dataTransfer))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the menu of a design moves it by keyboard.
    <span
      className={classes(styles.folder, isOver && styles.over)}
      onDragEnter={accept}
      onDragOver={accept}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon size={16} aria-hidden />
      <span className={styles.name} title={title}>
        {title}
      </span>
      <span className={styles.count} title={t('design-life.folder.count', { count })}>
        {count}
      </span>
      {mayChange && folder && <FolderMenu folder={folder} folders={folders} />}
    </span>
  )
}
