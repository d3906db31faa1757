import { sanitizeHtml } from '@signet/form'
import type { PrintedLine } from '../printed-record.ts'
import type { PrintAround } from './block-view.ts'
import styles from './printed-value.module.css'

type PrintedValueProps = Readonly<{
  value: Pick<PrintedLine, 'text' | 'html' | 'pictures'>
  around: Pick<PrintAround, 'urlOf'>
}>

/** A value on paper: written text with its markup, pictures, or words. */
export function PrintedValue({ value: { text, html, pictures }, around: { urlOf } }: PrintedValueProps) {
  if (html !== undefined) {
    const safe = sanitizeHtml(html, { urlOf })
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written anew by sanitizeHtml, just above
    return <div className={styles.written} dangerouslySetInnerHTML={{ __html: safe }} />
  }
  if (!pictures) return text
  return (
    <span className={styles.pictures}>
      {pictures.map((picture) => {
        const source = 'source' in picture ? picture.source : urlOf(picture.fileId)
        return <img key={source} className={styles.picture} src={source} alt="" />
      })}
    </span>
  )
}
