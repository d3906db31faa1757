import { fileHref, readBytes } from '@signet/client'
import type { ChatFile, ChatMessage } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { CaseStatus, Link, Skeleton } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { FileText, MapPin } from 'lucide-react'
import { type MouseEvent, Suspense } from 'react'
import { useApp, useClient } from '../../../kit/context/app-context.ts'
import { isForBrowser, textOf } from '../../../kit/links/address.ts'
import { caseHref, withSearch } from '../../../kit/links/case-href.ts'
import { isUnanswered } from '../../../kit/outbox/act.ts'
import { lazyPart } from '../../../kit/pages/lazy-part.ts'
import { loadCaseActions } from '../../approval-lists/index.ts'
import styles from './message-content.module.css'

const VoiceLine = lazyPart(() => import('../voice/voice-line.tsx').then((part) => part.VoiceLine))

const CaseActions = lazyPart(async () => (await loadCaseActions()).CaseActions)

/** What a message says, by its kind. */
export function MessageContent({ message }: Readonly<{ message: ChatMessage }>) {
  const { kind, text, file, caseId, place } = message
  if (kind === 'image' && file) return <Picture file={file} />
  if (kind === 'voice' && file)
    return (
      <Suspense fallback={<Skeleton rows={1} />}>
        <VoiceLine file={file} />
      </Suspense>
    )
  if (file) return <FileLine file={file} />
  if (caseId !== null) return <CaseLine caseId={caseId} />
  if (place) return <PlaceLine place={place} />
  return <>{text}</>
}

function Picture({ file }: Readonly<{ file: ChatFile }>) {
  const t = useT()
  const { client, faults } = useApp()
  const { fileId, name, type, width, height } = file
  const picture = useQuery({
    queryKey: ['chat-picture', fileId],
    queryFn: async ({ signal }) => {
      const { url } = await client.files.download({ type: 'annex', fileId })
      return URL.createObjectURL(await readBytes({ url, type, say: t, note: faults.note, signal }))
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const box =
    width > 0 && height > 0 ? { aspectRatio: `${width} / ${height}`, width: Math.min(240, width) } : undefined
  if (picture.isError) return <FileLine file={file} />
  return (
    <Link href={fileHref(fileId, name)} className={styles.picture}>
      {picture.data ? (
        <img src={picture.data} alt={t('chat.pictureOf', { name })} style={box} />
      ) : (
        <span className={styles.blank} style={box} />
      )}
    </Link>
  )
}

function FileLine({ file: { fileId, name, size } }: Readonly<{ file: ChatFile }>) {
  const formats = useFormats()
  return (
    <Link href={fileHref(fileId, name)} className={styles.file}>
      <FileText aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{formats.fileSize(size)}</span>
      </span>
    </Link>
  )
}

/** A place by its name; a press opens the map. */
function PlaceLine({ place }: Readonly<{ place: NonNullable<ChatMessage['place']> }>) {
  const { name, address, lng, lat } = place
  const search = new URLSearchParams({ name, address, longitude: String(lng), latitude: String(lat) })
  return (
    <Link href={`/pages/apply/location/index?${search}`} className={styles.file}>
      <MapPin aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {address !== '' && address !== name && <span className={styles.note}>{address}</span>}
      </span>
    </Link>
  )
}

/** The case as its reader may see it now, with what they can do with their task; of one that is not theirs nothing but that. */
function CaseLine({ caseId }: Readonly<{ caseId: string }>) {
  const t = useT()
  const { approvals } = useClient()
  const link = useCaseBesideTalk(caseId)
  const seen = useQuery({
    queryKey: ['approvals', 'card', caseId],
    queryFn: () => approvals.card({ caseId }),
    retry: false,
  })
  // Without a network, what was read before is still what the reader may see.
  if (seen.error && !(seen.data && isUnanswered(seen.error)))
    return (
      <span className={styles.note}>
        {isUnanswered(seen.error) ? seen.error.message : t('chat.caseHidden')}
      </span>
    )
  if (!seen.data) return <Skeleton rows={1} />
  const { title, flowName, starter, status, fields } = seen.data
  const shown = fields.filter(({ text }) => !title.includes(text))
  return (
    <>
      <Link {...link} className={styles.case}>
        <span className={styles.name}>{title}</span>
        <span className={styles.note}>{[flowName, starter.name].join(' · ')}</span>
        {shown.map(({ label, text }) => (
          <span key={label} className={styles.name}>
            <span className={styles.note}>{label}</span> {text}
          </span>
        ))}
        <CaseStatus status={status} />
      </Link>
      <div className={styles.actions}>
        <Suspense>
          <CaseActions caseId={caseId} />
        </Suspense>
      </div>
    </>
  )
}

/**
 * The link to a case beside this conversation. Another case replaces the open one, so that back leads to the
 * conversation and not through every case read.
 */
function useCaseBesideTalk(caseId: string) {
  const { history } = useRouter()
  const location = useLocation()
  const search: Readonly<Record<string, unknown>> = location.search
  const isOpen = 'talk' in search || 'talkCase' in search
  const href = withSearch(caseHref({ caseId }), {
    talk: textOf(search[isOpen ? 'talk' : 'formUserId']),
    talkCase: textOf(search[isOpen ? 'talkCase' : 'caseId']),
  })
  const onClick = (event: MouseEvent) => {
    if (!isOpen || isForBrowser(event)) return
    event.preventDefault()
    if (location.href !== href) history.replace(href)
  }
  return { href, onClick }
}
