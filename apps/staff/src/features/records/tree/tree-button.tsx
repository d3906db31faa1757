import { textIn } from '@signet/form'
import { useLanguage } from '@signet/i18n/react'
import { Button, IconButton, Modal } from '@signet/ui'
import { ListTree, X } from 'lucide-react'
import { useState } from 'react'
import { nameOf } from '../list/shown-columns.ts'
import type { ModelConfig } from '../queries.ts'
import { NodeTree } from './node-tree.tsx'
import { useNodes } from './queries.ts'
import styles from './tree-button.module.css'

type TreeButtonProps = Readonly<{
  config: ModelConfig
  value: string | undefined
  onChoose: (node: string | undefined) => void
}>

/** Shows the chosen tree node, and opens the tree from the left. */
export function TreeButton({ config, value, onChoose }: TreeButtonProps) {
  const { t } = useLanguage()
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
      <Button
        size="small"
        tone="quiet"
        icon={<ListTree aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-label={t('records.tree.open', { title, node: chosen ?? t('records.tab.all') })}
        onClick={() => setOpen(true)}
      >
        {chosen ?? title}
      </Button>
      {isOpen && (
        <Modal className={styles.side} label={title} onClose={() => setOpen(false)}>
          <header className={styles.head}>
            <h2>{title}</h2>
            <IconButton label={t('ui.close')} icon={<X />} onClick={() => setOpen(false)} />
          </header>
          <div className={styles.body}>
            <NodeTree modelId={config.id} label={title} value={value} onChoose={choose} />
          </div>
        </Modal>
      )}
    </>
  )
}

/** The title of the tree: set by the list, or the label of its field. */
export function useTreeTitle(config: ModelConfig): string {
  const { locale } = useLanguage()
  const { leftTree } = config.list
  if (!leftTree) return ''
  return textIn(locale, leftTree.title) || textIn(locale, nameOf(config, leftTree.field))
}
