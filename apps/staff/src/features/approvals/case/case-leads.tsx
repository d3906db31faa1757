import { useFormats, useT } from '@signet/i18n/react'
import { CaseStatus, Cell, CellGroup } from '@signet/ui'
import {
  Archive,
  CopyPlus,
  FileX2,
  MessagesSquare,
  Send,
  TriangleAlert,
  Undo2,
  UserRoundPlus,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import { useCurrentUser } from '../../../kit/context/use-current-user.ts'
import { casePartsHref, documentLink, launchHref } from '../../../kit/links/case-href.ts'
import { sendCaseHref } from '../../../kit/links/chat-href.ts'
import { lazyPart } from '../../../kit/pages/lazy-part.ts'
import type { OpenedCase } from '../queries.ts'

const TalkSheet = lazyPart(async () => (await import('../sheets/talk-sheet.tsx')).TalkSheet)
const SharingSheet = lazyPart(async () => (await import('../sheets/sharing-sheet.tsx')).SharingSheet)

const finished: readonly OpenedCase['status'][] = ['approved', 'rejected', 'terminated', 'revoked']

/** Links of a case: what it revokes, its revocations, its exceptions and its archived document. */
export function CaseLeads({ view }: Readonly<{ view: OpenedCase }>) {
  const t = useT()
  const { caseId, revokes, allowed, hasExceptions, status } = view
  const isFinished = finished.includes(status)
  const isCopyable = status !== 'draft' && revokes === null
  if (!isCopyable && revokes === null) return null

  return (
    <CellGroup label={t('approvals.leads.title')}>
      {isCopyable && <CopyLink view={view} />}
      {view.mayShare && <SharingLine caseId={caseId} />}
      {isCopyable && (
        <>
          <TalkLine view={view} />
          <Cell icon={<Send />} title={t('chat.sendCase')} href={sendCaseHref(caseId)} />
        </>
      )}
      <RevocationLinks view={view} />
      {allowed.revoke && (
        <Cell icon={<Undo2 />} title={t('approvals.revoke.title')} href={casePartsHref.revoke(caseId)} />
      )}
      {hasExceptions && (
        <Cell
          icon={<TriangleAlert />}
          title={t('approvals.exceptions.title')}
          href={casePartsHref.exceptions(caseId)}
        />
      )}
      {isFinished && <ArchiveLine view={view} />}
    </CellGroup>
  )
}

/** Opens the choice with whom one talks about the case. */
function TalkLine({ view }: Readonly<{ view: OpenedCase }>) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Cell icon={<MessagesSquare />} title={t('chat.aboutCase')} onPress={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <TalkSheet view={view} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Opens the sheet with the people whom the case is shared with. */
function SharingLine({ caseId }: Pick<OpenedCase, 'caseId'>) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Cell
        icon={<UserRoundPlus />}
        title={t('approvals.sharing.title')}
        note={t('approvals.sharing.note')}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <SharingSheet caseId={caseId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** A new request with the values of this one; its starter launches a rejected one again that way. */
function CopyLink({ view: { caseId, flow, status, starter } }: Readonly<{ view: OpenedCase }>) {
  const t = useT()
  const { data: me } = useCurrentUser()
  const isAgain = status === 'rejected' && starter.id === me?.userInfo.userId
  return (
    <Cell
      icon={<CopyPlus />}
      title={t(isAgain ? 'approvals.copy.again' : 'approvals.copy.title')}
      note={t('approvals.copy.note')}
      href={launchHref(flow.id, { copyOf: caseId })}
    />
  )
}

/** What the case revokes, and its own revocations. */
function RevocationLinks({ view }: Readonly<{ view: OpenedCase }>) {
  const t = useT()
  const { revokes, caseId, revocations } = view
  return (
    <>
      {revokes && (
        <Cell
          icon={<FileX2 />}
          title={t('approvals.leads.revokes', { title: revokes.title })}
          note={revokes.reason}
          href={casePartsHref.revocation(caseId)}
        />
      )}
      {revocations.map((revocation) => (
        <Cell
          key={revocation.caseId}
          icon={<FileX2 />}
          title={t('approvals.revocation.title')}
          value={<CaseStatus status={revocation.status} />}
          href={casePartsHref.revocation(revocation.caseId)}
        />
      ))}
    </>
  )
}

function ArchiveLine({ view: { archivedAt, archive } }: Readonly<{ view: OpenedCase }>) {
  const t = useT()
  if (archive?.documentId)
    return (
      <Cell
        icon={<Archive />}
        title={t('approvals.leads.document')}
        note={t('approvals.leads.documentNote')}
        href={documentLink(archive.documentId)}
      />
    )
  if (archive && archive.state !== 'made')
    return (
      <Cell
        icon={<Archive />}
        title={t('approvals.leads.archive')}
        note={t(`approvals.leads.archive.${archive.state}`)}
      />
    )
  return <ArchiveTime archivedAt={archivedAt} />
}

function ArchiveTime({ archivedAt }: Readonly<{ archivedAt: OpenedCase['archivedAt'] }>) {
  const t = useT()
  const formats = useFormats()
  if (!archivedAt) return null

  return (
    <Cell
      icon={<Archive />}
      title={t('approvals.leads.archive')}
      note={t('approvals.leads.archivedAt', { time: formats.dateTime(archivedAt) })}
    />
  )
}
