import type { AccessKind } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Button, Empty, sharedStyles } from '@signet/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { useClient } from '../context/app-context.ts'
import { StackPage, useBack } from '../pages/stack-page.tsx'

type NotOpenProps = Readonly<{ kind: AccessKind; id: string; reason: string }>

/** Says why a person may not open something and who can grant it, asks with one tap, and leads back. */
export function NotOpen({ kind, id, reason }: NotOpenProps) {
  const t = useT()
  const back = useBack()
  const { isOffered, isWaiting, ask, names } = useAsking(kind, id)
  const grantors = t(`access.grantors.${kind}`, { names, count: names === '' ? 0 : 1 })
  const offered = isWaiting ? t('access.askedHint') : grantors
  return (
    <StackPage title={t(`access.title.${kind}`)}>
      <div role="alert">
        <Empty
          icon={<LockKeyhole />}
          title={reason}
          hint={isOffered ? offered : t('access.hint')}
          action={
            <div className={sharedStyles.stack2}>
              {isOffered && (
                <Button
                  tone="primary"
                  isBusy={ask.isPending}
                  disabled={isWaiting}
                  onClick={() => ask.mutate()}
                >
                  {t(isWaiting ? 'access.asked' : 'access.ask')}
                </Button>
              )}
              <Button tone={isOffered ? 'quiet' : 'primary'} onClick={back}>
                {t('staff.broken.back')}
              </Button>
            </div>
          }
        />
      </div>
    </StackPage>
  )
}

/** People of other companies cannot ask. */
function useAsking(kind: AccessKind, id: string) {
  const t = useT()
  const { accessRequests } = useClient()
  const { data } = useQuery({
    queryKey: ['accessRequests', kind, id],
    queryFn: ({ signal }) => accessRequests.explain({ kind, id }, { signal }),
    retry: false,
  })
  const ask = useMutation({ mutationFn: () => accessRequests.ask({ kind, id }) })
  return {
    isOffered: data !== undefined,
    isWaiting: data?.isAsked === true || ask.isSuccess,
    ask,
    names: (data?.grantors ?? []).map(({ name }) => name).join(t('access.and')),
  }
}
