import { fileHref } from '@signet/client'
import type { contract, ParsedOutput } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { Link, sharedStyles } from '@signet/ui'
import { Paperclip } from 'lucide-react'
import styles from './attachment-list.module.css'

type CommentList = ParsedOutput<(typeof contract)['approvals']['comments']>['list']
export type Attachment = CommentList[number]['attachments'][number]

/** Attached files: name, size, and a link to open each. */
export function AttachmentList({ attachments }: Readonly<{ attachments: readonly Attachment[] }>) {
  const t = useT()
  const formats = useFormats()
  if (attachments.length === 0) return null

  return (
    <ul className={styles.list} aria-label={t('staff.attachments')}>
      {attachments.map(({ fileId, name, size }) => (
        <li key={fileId}>
          <Link href={fileHref(fileId, name)} className={styles.file}>
            <Paperclip aria-hidden="true" />
            <span className={sharedStyles.oneLine}>{name}</span>
            <span className={sharedStyles.sideNote}>{formats.fileSize(size)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
