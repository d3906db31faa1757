import { QrCode } from '@signet/form/qr-code'
import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { Button, Input } from 'antd'
import { Copy } from 'lucide-react'
import type { Purpose } from './queries.ts'
import styles from './short-links.module.css'

type NewAddressProps = Readonly<{ label: string; purpose: Purpose; address: string }>

const pages: Readonly<Record<Purpose, string>> = {
  form: '/pages/formShortLink/index',
  query: '/pages/formShortLink/detail',
}

/** The address of a link, to hand out: it is told this once. */
export function NewAddress({ label, purpose, address }: NewAddressProps) {
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
