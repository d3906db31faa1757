import { AnsweredRefusal } from '@signet/client'
import { QrCode } from '@signet/form-ui/qr-code'
import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { Button, Input } from 'antd'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Section } from '../../kit/details/section.tsx'
import { LinkForm } from './link-form.tsx'
import { LinkState } from './link-state.tsx'
import { type Links, type Purpose, useLinks } from './queries.ts'
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
      <p className={styles.hint}>{t(`short-links.hint.${purpose}`)}</p>
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
  const href = `${location.origin}${pages[purpose]}?${new URLSearchParams({ link: address })}`
  const copy = () =>
    navigator.clipboard.writeText(href).then(
      () => feedback.success(t('short-links.copied')),
      () => feedback.error(t('short-links.notCopied')),
    )

  return (
    <div className={styles.made}>
      <p role="status">{t('short-links.once')}</p>
      <div className={styles.address}>
        <Input readOnly aria-label={t('short-links.address')} value={href} />
        <Button icon={<Copy size={16} aria-hidden />} onClick={copy}>
          {t('short-links.copy')}
        </Button>
      </div>
      <QrCode label={label} said={href} />
    </div>
  )
}
