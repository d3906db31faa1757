import { serverOrigin } from '@signet/client'
import { QrCode } from '@signet/form-ui/qr-code'
import { useT } from '@signet/i18n/react'
import { Button, ErrorNote } from '@signet/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useEnter } from '../use-sign-in.ts'
import styles from './ways.module.css'

const pollMs = 2_000
const states = { [-1]: 'expired', 0: 'waiting', 1: 'scanned', 2: 'confirmed', 3: 'cancelled' } as const

type QrLoginProps = Readonly<{ redirect: string | undefined }>

/** A code for a phone that is signed in, and what became of it: scanned, to be confirmed, expired, cancelled. */
export function QrLogin({ redirect }: QrLoginProps) {
  const t = useT()
  const { code, state, isOver, enter, refresh } = useScanLogin(redirect)
  const { data: shown } = code

  return (
    <section className={styles.qr} aria-label={t('session.qr.title')}>
      <div className={styles.code} data-over={isOver || undefined}>
        {shown && <QrCode label={t('session.qr.code')} said={addressOf(shown.ticket)} />}
      </div>
      <p role="status" className={styles.state}>
        {t(`session.qr.${state}`)}
      </p>
      <ErrorNote error={code.error ?? enter.error} />
      {(isOver || state === 'scanned') && (
        <Button tone={isOver ? 'primary' : 'quiet'} onClick={refresh}>
          {t(isOver ? 'session.qr.refresh' : 'session.qr.cancel')}
        </Button>
      )}
    </section>
  )
}

/** Any camera opens it; the phone is asked to sign in when it is not. */
function addressOf(ticket: string): string {
  return new URL(`/pages/login/scanLogin?id=${ticket}`, serverOrigin()).href
}

function useScanLogin(redirect: string | undefined) {
  const { scanLogin } = useClient()
  const enterAs = useEnter(redirect)
  const code = useQuery({
    queryKey: ['session', 'scanTicket'],
    queryFn: () => scanLogin.ticket(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const ticket = code.data?.ticket
  const status = useQuery({
    queryKey: ['session', 'scanStatus', ticket],
    queryFn: () => scanLogin.status({ ticket: ticket ?? '' }),
    enabled: ticket !== undefined,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => (isSettled(data?.status) ? false : pollMs),
  })
  const enter = useMutation({
    meta: { isShown: true },
    mutationFn: (token: string) => enterAs({ token, theme: '', lastSignIn: null }),
  })
  const token = status.data?.value ?? ''
  const { mutate } = enter
  useEffect(() => {
    if (token !== '') mutate(token)
  }, [token, mutate])

  const state = states[status.data?.status ?? 0]
  return {
    code,
    enter,
    state,
    isOver: status.isError || state === 'expired' || state === 'cancelled',
    refresh: () => void code.refetch(),
  }
}

function isSettled(status = 0): boolean {
  return status !== 0 && status !== 1
}
