import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { Alert, Button, Space } from 'antd'
import { Facts } from '../../kit/details/facts.tsx'
import { Moment } from '../../kit/details/moment.tsx'
import { type Link, useLinkMutation } from './queries.ts'

type LinkStateProps = Readonly<{
  link: Link | undefined
  modelId: string
  name: string
  onEdit: (way: 'on' | 'change') => void
}>

/** A link's limits, number of uses, and actions. */
export function LinkState({ link, modelId, name, onEdit }: LinkStateProps) {
  const t = useT()
  const feedback = useFeedback()
  const revoke = useLinkMutation((calls, id: string) => calls.revoke({ modelId, id }))
  if (!link) return <Button onClick={() => onEdit('on')}>{t('short-links.switchOn')}</Button>

  const ask = async () => {
    const isSure = await feedback.ask({
      title: t('short-links.revokeTitle', { name }),
      body: t('short-links.revokeHint'),
      confirm: t('short-links.revoke'),
      tone: 'danger',
    })
    if (isSure) revoke.mutate(link.id)
  }
  return (
    <>
      <LinkFacts link={link} />
      {link.isPaused && (
        <Alert type="warning" showIcon title={t('short-links.paused', { owner: link.owner })} />
      )}
      <ErrorNote error={revoke.error} />
      <Space wrap>
        <Button onClick={() => onEdit('change')}>{t('short-links.change')}</Button>
        <Button onClick={() => onEdit('on')}>{t('short-links.renew')}</Button>
        <Button danger loading={revoke.isPending} onClick={ask}>
          {t('short-links.revoke')}
        </Button>
      </Space>
    </>
  )
}

function LinkFacts({ link }: Readonly<{ link: Link }>) {
  const t = useT()
  const { purpose, hasPassword, expiresAt, used, quota, owner, createdAt } = link
  const count = quota === null ? t('short-links.used', { used }) : t('short-links.usedOf', { used, quota })
  return (
    <Facts
      facts={[
        { name: t('short-links.password'), value: t(hasPassword ? 'short-links.yes' : 'short-links.no') },
        {
          name: t('short-links.expiresAt'),
          value: expiresAt ? <Moment at={expiresAt} /> : t('short-links.never'),
        },
        ...(purpose === 'form' ? [{ name: t('short-links.sentSoFar'), value: count }] : []),
        { name: t('short-links.owner'), value: owner },
        { name: t('short-links.createdAt'), value: <Moment at={createdAt} /> },
      ]}
    />
  )
}
