import { isWebAddress } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { Button, Empty } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { ExternalLink, ShieldAlert } from 'lucide-react'
import { openAddress } from '../../lib/open-address.ts'
import { StackPage } from '../../lib/stack-page.tsx'
import styles from './external-link-page.module.css'

/**
 * A page from elsewhere, over https and locked in: it reaches neither the session nor anything of ours. Its address is
 * always told, and it can be opened outside, since some pages refuse to be framed and nobody is told.
 */
export function ExternalLinkPage() {
  const t = useT()
  const { url, fullName } = useSearch({ from: '/member/pages/apply/externalLink/index' })
  const title = fullName || t('external-link.title')
  if (!isWebAddress(url, 'https'))
    return (
      <StackPage title={title}>
        <Empty
          icon={<ShieldAlert />}
          title={t('external-link.refused')}
          hint={t('external-link.refusedHint')}
          action={url !== '' && <code className={styles.refused}>{url}</code>}
        />
      </StackPage>
    )

  return (
    <StackPage
      title={title}
      footer={
        <Button isWide icon={<ExternalLink aria-hidden="true" />} onClick={() => openAddress(url)}>
          {t('external-link.open')}
        </Button>
      }
    >
      <p className={styles.address}>{url}</p>
      <iframe
        className={styles.frame}
        title={title}
        src={url}
        sandbox="allow-scripts allow-forms allow-popups"
        referrerPolicy="no-referrer"
        allow=""
      />
    </StackPage>
  )
}
