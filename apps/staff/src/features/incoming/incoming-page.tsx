import { useT } from '@signet/i18n/react'
import { Button, Cell, CellGroup, Empty, ErrorNote, PageState, Skeleton, sharedStyles } from '@signet/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { FileX, MessagesSquare, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useApp } from '../../kit/context/app-context.ts'
import { openIncomingStore } from '../../kit/incoming/dropped/incoming-store.ts'
import { useHasKey } from '../../kit/incoming/has-key.ts'
import type { Incoming } from '../../kit/incoming/open-incoming.ts'
import { textOf } from '../../kit/links/address.ts'
import { sendIncomingHref } from '../../kit/links/chat-href.ts'
import { outboxes } from '../../kit/outbox/waiting.ts'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import { IncomingForms } from './incoming-forms.tsx'
import { IncomingPreview } from './incoming-preview.tsx'
import { isPosted, keepPosted } from './posted-share.ts'
import { useIncoming } from './queries.ts'

const problems = ['failed', 'foreign', 'full', 'gone', 'missed', 'noKey', 'noOne', 'nothing'] as const
type Problem = (typeof problems)[number]

/** What another app shared with the product, and what can begin with it. */
export function IncomingPage() {
  const t = useT()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const [wasPosted] = useState(() => isPosted(document))
  const share = textOf(search['share'])
  if (share !== '') return <Shared key={share} id={share} />

  if (wasPosted) return <Posted />
  const problem = problems.find((known) => known === search['problem']) ?? 'nothing'
  return (
    <StackPage title={t('incoming.title')}>
      <ProblemNote problem={problem} />
    </StackPage>
  )
}

/** What came inside the page, since the service worker was not there: kept once this device can lock it. */
function Posted() {
  const t = useT()
  const { history } = useRouter()
  const hasKey = useHasKey()
  const [problem, setProblem] = useState<Problem>()
  useEffect(() => {
    if (hasKey === undefined) return
    const id = crypto.randomUUID()
    void keepPosted(document, { store: openIncomingStore(), now: Date.now(), id }).then((outcome) => {
      if (outcome === 'kept') history.replace(`/pages/share/index?share=${id}`)
      else setProblem(outcome)
    })
  }, [hasKey, history])
  return (
    <StackPage title={t('incoming.title')}>
      {problem ? <ProblemNote problem={problem} /> : <Skeleton />}
    </StackPage>
  )
}

function Shared({ id }: Readonly<{ id: string }>) {
  const t = useT()
  const { history } = useRouter()
  const { queries, feedback } = useApp()
  const incoming = useIncoming(id)
  const { data } = incoming
  const discard = async () => {
    await outboxes.get(queries)?.incoming.remove(id)
    feedback.success(t('incoming.discarded'))
    history.replace('/')
  }

  return (
    <StackPage
      title={t('incoming.title')}
      footer={
        typeof data === 'object' &&
        data !== null && <Button onClick={() => void discard()}>{t('incoming.discard')}</Button>
      }
    >
      <PageState query={incoming}>
        {(found) =>
          found === null || typeof found === 'string' ? (
            <ProblemNote problem={found ?? 'gone'} />
          ) : (
            <Begin incoming={found} />
          )
        }
      </PageState>
    </StackPage>
  )
}

function Begin({ incoming }: Readonly<{ incoming: Incoming }>) {
  const t = useT()
  const { id, text, files, tooLarge } = incoming
  const isKept = files.length > 0 || text !== ''
  return (
    <div className={sharedStyles.stack3}>
      {isKept && <IncomingPreview incoming={incoming} />}
      {tooLarge.map((name) => (
        <ErrorNote key={name} error={t('incoming.tooLarge', { name })} />
      ))}
      {isKept && (
        <>
          <CellGroup label={t('incoming.chat')}>
            <Cell
              icon={<MessagesSquare />}
              title={t('incoming.chat')}
              note={t('incoming.chatHint')}
              href={sendIncomingHref(id)}
            />
          </CellGroup>
          <IncomingForms incoming={incoming} />
        </>
      )}
    </div>
  )
}

function ProblemNote({ problem }: Readonly<{ problem: Problem }>) {
  const t = useT()
  const { history } = useRouter()
  return (
    <Empty
      icon={problem === 'nothing' ? <Share2 /> : <FileX />}
      title={t(`incoming.problem.${problem}`)}
      hint={t(`incoming.hint.${problem}`)}
      action={
        problem === 'noKey' ? (
          <Button onClick={() => location.reload()}>{t('ui.retry')}</Button>
        ) : (
          <Button onClick={() => history.replace('/')}>{t('incoming.home')}</Button>
        )
      }
    />
  )
}
