import { AnsweredRefusal } from '@signet/client'
import { QrCode } from '@signet/form-ui/qr-code'
import { useT } from '@signet/i18n/react'
import { ErrorNote, sharedStyles, useFeedback } from '@signet/ui'
import { Alert, Button, Input, Space } from 'antd'
import { Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Facts, FormattedTime, Section } from '../../kit/details/facts.tsx'
import { LinkForm } from './link-form.tsx'
import { type Link, type Links, type Purpose, useLinkMutation, useLinks } from './queries.ts'
import styles from './short-links.module.css'

export function LinksSection({ modelId }: Readonly<{ modelId: string }>) {
  const t = useT()
  const links = useLinks(modelId)
  const { data, error } = links
  const isNoModel = error instanceof AnsweredRefusal && error.code === 'records.modelNotFound'

  return (
    <Section title={t('short-links.title')}>
      {isNoModel ? <p>{t('short-links.noModel')}</p> : <ErrorNote error={error} />}
      {data && <LinkPart purpose="form" modelId={modelId} links={data} />}
      {data && <LinkPart purpose="query" modelId={modelId} links={data} />}
    </Section>
  )
}

type LinkPartProps = Readonly<{ purpose: Purpose; modelId: string; links: Links }>

/**
 * One of the two links: whether it is on, and its limits. A new address is shown while the drawer is open.
 */
function LinkPart({ purpose, modelId, links }: LinkPartProps) {
  const t = useT()
  const link = links.list.find((one) => one.purpose === purpose)
  const [editing, setEditing] = useState<'on' | 'change'>()
  const [made, setMade] = useState<Readonly<{ id: string; address: string }>>()
  const title = t(`short-links.purpose.${purpose}`)

  return (
    <section className={styles.part} aria-label={title}>
      <h3 className={styles.name}>{title}</h3>
      <p className={sharedStyles.weak}>{t(`short-links.hint.${purpose}`)}</p>
      {editing ? (
        <LinkForm
          purpose={purpose}
          modelId={modelId}
          offered={links.offered}
          link={link}
          changes={editing === 'change' ? link : undefined}
          onMade={(next) => {
            setMade(next)
            setEditing(undefined)
          }}
          onClose={() => setEditing(undefined)}
        />
      ) : (
        <>
          {made && made.id === link?.id && (
            <NewAddress label={title} purpose={purpose} address={made.address} />
          )}
          <LinkState link={link} modelId={modelId} name={title} onEdit={setEditing} />
        </>
      )}
    </section>
  )
}

type NewAddressProps = Readonly<{ label: string; purpose: Purpose; address: string }>

const pages: Readonly<Record<Purpose, string>> = {
  form: '/pages/formShortLink/index',
  query: '/pages/formShortLink/detail',
}

/** The address of a link to share; shown only once. */
function NewAddress({ label, purpose, address }: NewAddressProps) {
  const t = useT()
  const feedback = useFeedback()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.scrollIntoView?.({ block: 'center' }), [])
  const href = `${location.origin}${pages[purpose]}?${new URLSearchParams({ link: address })}`
  const copy = () =>
    navigator.clipboard.writeText(href).then(
      () => feedback.success(t('short-links.copied')),
      () => feedback.error(t('short-links.notCopied')),
    )

  return (
    <div className={styles.made} ref={place}>
      <p role="status">{t('short-links.once')}</p>
      <div className={sharedStyles.row2}>
        <Input readOnly aria-label={t('short-links.address')} value={href} />
        <Button icon={<Copy size={16} aria-hidden />} onClick={copy}>
          {t('short-links.copy')}
        </Button>
      </div>
      <QrCode label={label} said={href} />
    </div>
  )
}

type LinkStateProps = Readonly<{
  link: Link | undefined
  modelId: string
  name: string
  onEdit: (way: 'on' | 'change') => void
}>

/** A link's limits, number of uses, and actions. */
function LinkState({ link, modelId, name, onEdit }: LinkStateProps) {
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
          value: expiresAt ? <FormattedTime at={expiresAt} /> : t('short-links.never'),
        },
        ...(purpose === 'form' ? [{ name: t('short-links.sentSoFar'), value: count }] : []),
        { name: t('short-links.owner'), value: owner },
        { name: t('short-links.createdAt'), value: <FormattedTime at={createdAt} /> },
      ]}
    />
  )
}
