import type { FlowNode } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { CircleAlert } from 'lucide-react'
import { faceOf } from '../designer/node-faces.tsx'
import { useNodeNote } from '../designer/use-node-note.ts'
import styles from './node-face.module.css'

/** The content of a card: kind, name, and a short note on the settings. */
export function NodeFace({ node, isWrong }: Readonly<{ node: FlowNode; isWrong: boolean }>) {
  const t = useT()
  const note = useNodeNote()(node)
  const { Icon, tone } = faceOf(node)
  return (
    <>
      <span className={styles.head} data-tone={tone}>
        <Icon size={14} aria-hidden />
        <span>{t(`flow-design.kind.${node.kind}`)}</span>
        {isWrong && (
          <CircleAlert size={14} className={styles.mark} aria-label={t('flow-design.hasProblem')} />
        )}
      </span>
      <strong className={styles.name}>{node.name}</strong>
      {note && <span className={styles.note}>{note}</span>}
    </>
  )
}
