import { isWebAddress } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { Card, Cell, CellGroup } from '@signet/ui'
import { AttachmentList } from '../parts/attachment-list.tsx'
import { PastCases } from './past-cases.tsx'
import { RelatedRecords } from './related-records.tsx'
import styles from './side.module.css'
import type { Side } from './side.ts'

type SidePartsProps = Readonly<{ title: string; side: Side }>

/** What stands beside a step, part by part; a part that was not set is not there. */
export function SideParts({ title, side }: SidePartsProps) {
  const t = useT()
  const { note, links, related, attachments, past } = side
  return (
    <div className={styles.parts}>
      <Card title={title}>{note !== '' && <p className={styles.note}>{note}</p>}</Card>
      {links.length > 0 && (
        <CellGroup title={t('approvals.side.links')}>
          {links.map(({ name, url }) => (
            <Cell key={`${name} ${url}`} title={name || url} note={name && url} href={hrefOf(name, url)} />
          ))}
        </CellGroup>
      )}
      {related.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same form may be asked twice under one name
        <RelatedRecords key={at} related={one} />
      ))}
      {attachments && (
        <Card title={t('approvals.side.attachments')}>
          {attachments.length > 0 ? (
            <AttachmentList attachments={attachments} />
          ) : (
            <p className={styles.nothing}>{t('approvals.side.noAttachments')}</p>
          )}
        </Card>
      )}
      {past && <PastCases past={past} />}
    </div>
  )
}

/** The page for addresses from elsewhere decides whether they are shown; mail, telephone and our own are followed. */
function hrefOf(name: string, url: string): string {
  if (!isWebAddress(url)) return url
  return `/pages/workFlow/webView/index?${new URLSearchParams({ url, name })}`
}
