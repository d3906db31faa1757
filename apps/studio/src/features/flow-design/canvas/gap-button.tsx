import { type Gap, moveNodes } from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import { Dropdown } from 'antd'
import { ClipboardPaste, Plus } from 'lucide-react'
import { useState } from 'react'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { gapParts, insertPart } from '../designer/new-parts.ts'
import { draggedIds } from './dragged-ids.ts'
import styles from './flow-canvas.module.css'

/** The transition between two steps, with a plus: a new step, a copied one, or a dropped one goes there. */
export function GapButton({ gap }: Readonly<{ gap: Gap }>) {
  const t = useT()
  const { state, tell } = useFlowDesigner()
  const [isOver, setOver] = useState(false)
  const ids = gap.map(({ id }) => id)
  const pasting = {
    key: 'paste',
    icon: <ClipboardPaste size={16} />,
    label: t('flow-design.paste', { count: state.clipboard.length }),
    onClick: () => tell({ deed: 'paste', gap: ids }),
  }
  const items = gapParts.map((part) => ({
    key: part.word,
    label: t(part.word),
    onClick: () => tell({ deed: 'edit', edit: insertPart(t, part, ids) }),
  }))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has a twin in cut and paste
    <div
      className={styles.gap}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!draggedIds.are(event.dataTransfer)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={({ dataTransfer }) => {
        setOver(false)
        const dragged = draggedIds.read(dataTransfer)
        tell({ deed: 'edit', edit: (flow) => moveNodes(flow, dragged, ids) })
      }}
    >
      <Dropdown
        trigger={['click']}
        menu={{ items: state.clipboard.length > 0 ? [pasting, { type: 'divider' }, ...items] : items }}
      >
        <button type="button" className={styles.plus} aria-label={t('flow-design.add')}>
          <Plus size={14} aria-hidden />
        </button>
      </Dropdown>
    </div>
  )
}
