import { paperCode } from '@signet/form-ui/paper'
import { useT } from '@signet/i18n/react'
import { useMemo } from 'react'
import type { BlockView } from '../react/block-view.ts'
import styles from './code.module.css'
import { type CodeBlock, recordAddress } from './code.ts'

/** Width of a bar in millimetres that desk scanners read reliably. */
const barWidth = 0.33

export const codeView: BlockView<CodeBlock> = ({ block, record, printTexts, context }) => {
  const t = useT()
  const { says, format, size, caption, align } = block
  const text = says === recordAddress ? context.addressOf(record.id) : printTexts.text(says)
  const code = useMemo(() => (text === '' ? undefined : paperCode(format, text)), [format, text])
  if (text === '') return null
  if (!code) return <p className={styles.note}>{t('print.unsayable', { text })}</p>

  const width = format === 'qr' ? size : code.modules * barWidth
  return (
    <figure className={styles.code} data-align={align}>
      <img
        className={styles.picture}
        src={`data:image/svg+xml,${encodeURIComponent(code.svg)}`}
        alt={text}
        style={{ width: `${width}mm`, height: `${size}mm` }}
      />
      {caption && <figcaption className={styles.caption}>{code.said}</figcaption>}
    </figure>
  )
}
