import { serverOrigin } from '@signet/client'
import { useFormats, useT } from '@signet/i18n/react'
import { Button, Cell, CellGroup, ErrorNote, PageState, useFeedback } from '@signet/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { switchTab } from '../../../kit/links/switch-tab.ts'
import { lazyPart } from '../../../kit/pages/lazy-part.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { placeOf } from './scanned-text.ts'
import { useWaySearch } from './use-way-search.ts'
import styles from './ways.module.css'

const ScanSheet = lazyPart(async () => (await import('@signet/form-ui/scan')).ScanSheet)

/** On the phone: who asks to sign in as me, from where, and whether I let them. Without a code it scans one. */
export function ScanLoginPage() {
  const t = useT()
  const { id } = useWaySearch()
  return (
    <StackPage title={t('session.scan.title')}>
      {id ? <Question key={id} ticket={id} /> : <Scanner />}
    </StackPage>
  )
}

function Question({ ticket }: Readonly<{ ticket: string }>) {
  const t = useT()
  const { dateTime } = useFormats()
  const { scanLogin } = useClient()
  const asks = useQuery({
    queryKey: ['session', 'scan', ticket],
    queryFn: () => scanLogin.setStatus({ ticket, status: '1' }),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const answer = useAnswer(ticket)

  return (
    <PageState query={asks} skeletonRows={3}>
      {({ browser, system, address, askedAt }) => (
        <>
          <CellGroup title={t('session.scan.asks')}>
            <Cell
              title={t('session.scan.device')}
              value={[browser, system].filter((part) => part !== '').join(' · ') || t('session.scan.unknown')}
            />
            <Cell title={t('session.scan.address')} value={address} />
            <Cell title={t('session.scan.askedAt')} value={dateTime(askedAt)} />
          </CellGroup>
          <p className={styles.result}>{t('session.scan.warning')}</p>
          <div className={styles.actions}>
            <ErrorNote error={answer.error} />
            <Button tone="primary" isWide isBusy={answer.isPending} onClick={() => answer.mutate(true)}>
              {t('session.scan.confirm')}
            </Button>
            <Button isWide disabled={answer.isPending} onClick={() => answer.mutate(false)}>
              {t('session.scan.cancel')}
            </Button>
          </div>
        </>
      )}
    </PageState>
  )
}

function useAnswer(ticket: string) {
  const t = useT()
  const { scanLogin } = useClient()
  const feedback = useFeedback()
  const { history } = useRouter()
  return useMutation({
    meta: { isShown: true },
    mutationFn: async (isMine: boolean) => {
      if (isMine) await scanLogin.confirm({ ticket })
      else await scanLogin.setStatus({ ticket, status: '0' })
    },
    onSuccess: (_, isMine) => {
      feedback.success(t(isMine ? 'session.scan.confirmed' : 'session.scan.cancelled'))
      switchTab(history, '/pages/index/index', t)
    },
  })
}

/** Reads a code with the camera, and goes where it leads; other texts are shown. */
function Scanner() {
  const t = useT()
  const { history } = useRouter()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.actions}>
      <p>{t('session.scan.hint')}</p>
      <Button tone="primary" isWide onClick={() => setOpen(true)}>
        {t('session.scan.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ScanSheet
            title={t('session.scan.title')}
            onFound={(text) => history.replace(placeOf(text, serverOrigin()))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
