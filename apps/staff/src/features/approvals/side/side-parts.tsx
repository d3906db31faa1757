import { recordLink } from '@signet/client'
import { isWebAddress } from '@signet/form'
import { useFormats, useT } from '@signet/i18n/react'
import { Card, CaseStatus, Cell, CellGroup, sharedStyles } from '@signet/ui'
import { AttachmentList } from '../../../kit/fields/attachment-list.tsx'
import { caseHref } from '../../../kit/links/case-href.ts'
import styles from './side-parts.module.css'
import type { Side } from './use-side.ts'

type SidePartsProps = Readonly<{ title: string; side: Side }>

/** The side information of a step; parts that are not configured are left out. */
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
            <p className={sharedStyles.weak}>{t('approvals.side.noAttachments')}</p>
          )}
        </Card>
      )}
      {past && <PastCases past={past} />}
    </div>
  )
}

/**
 * Web addresses go through the page that checks them; mail, telephone and our own are followed directly.
 */
function hrefOf(name: string, url: string): string {
  if (!isWebAddress(url)) return url
  return `/pages/workFlow/webView/index?${new URLSearchParams({ url, name })}`
}

/** Earlier cases of the starter in this flow. */
function PastCases({ past }: Readonly<{ past: NonNullable<Side['past']> }>) {
  const t = useT()
  const formats = useFormats()
  const { range, list, hasMore } = past
  const title = t(`approvals.side.past.${range}`)
  if (list.length === 0)
    return (
      <Card title={title}>
        <p className={sharedStyles.weak}>{t('approvals.side.noPast')}</p>
      </Card>
    )

  return (
    <CellGroup title={title}>
      {list.map(({ caseId, title: name, status, launchedAt }) => (
        <Cell
          key={caseId}
          title={name}
          note={formats.date(launchedAt)}
          value={<CaseStatus status={status} />}
          href={caseHref({ caseId })}
        />
      ))}
      {hasMore && <Cell title={t('approvals.side.more', { count: list.length })} />}
    </CellGroup>
  )
}

/** Records that belong to the case, or the reason why none are shown. */
function RelatedRecords({ related }: Readonly<{ related: Side['related'][number] }>) {
  const t = useT()
  const { name, modelId, state, records, hasMore } = related
  const title = name || t('approvals.side.related')
  if (records.length === 0)
    return (
      <Card title={title}>
        <p className={sharedStyles.weak}>{t(`approvals.side.related.${state}`)}</p>
      </Card>
    )

  return (
    <CellGroup title={title}>
      {records.map(({ id, canOpen, fields: [first, ...rest] }) => (
        <Cell
          key={id}
          title={first?.text ?? t('approvals.side.nameless')}
          note={rest.map(({ label, text }) => t('approvals.side.field', { label, text })).join(' · ')}
          {...(canOpen && { href: recordLink(modelId, id) })}
        />
      ))}
      {hasMore && <Cell title={t('approvals.side.more', { count: records.length })} />}
    </CellGroup>
  )
}
