import { type Client, isPhoneApp } from '@signet/client'
import { useFormats, useT } from '@signet/i18n/react'
import { Button, Cell, CellGroup, ErrorNote, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useIdentity } from '../../../kit/passwords/identity.tsx'
import { useAccountChange } from '../queries.ts'

type Provider = Awaited<ReturnType<Client['socials']['list']>>['list'][number]['provider']

/** My identity at the company’s single sign-on: linked or not. Shown only where there is one. */
export function LinkedAccounts() {
  const t = useT()
  const { dateTime } = useFormats()
  const { socials } = useClient()
  const feedback = useFeedback()
  const identity = useIdentity()
  const { data } = useQuery({
    queryKey: ['account', 'socials'],
    queryFn: ({ signal }) => socials.list({}, { signal }),
  })
  const link = useAccountChange(async (provider: Provider) => {
    const begun = await identity.run(() => socials.beginBinding({ provider }))
    if (begun) location.assign(begun.url)
  })
  const unlink = useAccountChange((provider: Provider) => identity.run(() => socials.unbind({ provider })))
  const askUnlink = async (provider: Provider, name: string) => {
    const isSure = await feedback.ask({
      title: t('account.linked.ask', { name }),
      body: t('account.linked.askHint'),
      confirm: t('account.linked.unlink'),
      tone: 'danger',
    })
    if (isSure) unlink.mutate(provider)
  }
  if (!data || data.list.length === 0) return null
  // A provider comes back to the browser, which is not signed in here.
  const canLink = !isPhoneApp()

  return (
    <>
      <CellGroup title={t('account.linked.title')}>
        {data.list.map(({ provider, name, boundAs, boundAt }) => (
          <Cell
            key={provider}
            icon={<Link2 />}
            title={name}
            note={
              boundAt === null
                ? t('account.linked.none')
                : t('account.linked.as', { name: boundAs, when: dateTime(boundAt) })
            }
            value={
              (boundAt !== null || canLink) && (
                <Button
                  size="small"
                  tone="quiet"
                  isBusy={
                    (link.isPending && link.variables === provider) ||
                    (unlink.isPending && unlink.variables === provider)
                  }
                  onClick={() => (boundAt === null ? link.mutate(provider) : void askUnlink(provider, name))}
                >
                  {t(boundAt === null ? 'account.linked.link' : 'account.linked.unlink')}
                </Button>
              )
            }
          />
        ))}
      </CellGroup>
      <ErrorNote error={link.error ?? unlink.error} />
      {identity.sheet}
    </>
  )
}
