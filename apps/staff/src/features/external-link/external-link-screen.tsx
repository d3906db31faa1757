import { serverOrigin } from '@signet/client'
import { isWebAddress } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { Button, Empty, PageState } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ExternalLink, ShieldAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { openAddress } from '../../kit/links/address.ts'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import styles from './external-link-page.module.css'

type ExternalLinkScreenProps = Readonly<{ url: string; fullName: string }>

/**
 * A page of another site, over https in a sandboxed frame without access to the session. Only hosts named
 * by the operator or an administrator are framed; others are named, and can be opened in the browser.
 */
export function ExternalLinkScreen({ url, fullName }: ExternalLinkScreenProps) {
  const t = useT()
  const title = fullName || t('external-link.title')
  const isWeb = isWebAddress(url)
  const own = isWeb ? ownPage(url, serverOrigin()) : undefined
  const checkedLink = useExternalLink(url, { isWanted: isWeb && own === undefined })
  const { history } = useRouter()
  useEffect(() => {
    if (own !== undefined) history.replace(own)
  }, [history, own])

  return (
    <StackPage title={title} {...(isWeb && { footer: <OpenOutside url={url} /> })}>
      {isWeb ? (
        <PageState query={checkedLink}>
          {({ isAllowed, host }) =>
            isAllowed ? <FramedPage url={url} title={title} /> : <NotNamed host={host} />
          }
        </PageState>
      ) : (
        <Empty
          icon={<ShieldAlert />}
          title={t('external-link.refused')}
          hint={t('external-link.refusedHint')}
          action={url !== '' && <code className={styles.refused}>{url}</code>}
        />
      )}
    </StackPage>
  )
}

function OpenOutside({ url }: Readonly<{ url: string }>) {
  const t = useT()
  return (
    <Button isWide icon={<ExternalLink aria-hidden="true" />} onClick={() => openAddress(url)}>
      {t('external-link.open')}
    </Button>
  )
}

function FramedPage({ url, title }: Readonly<{ url: string; title: string }>) {
  return (
    <>
      <p className={styles.address}>{url}</p>
      <iframe
        className={styles.frame}
        title={title}
        src={url}
        sandbox="allow-scripts allow-forms allow-popups"
        referrerPolicy="no-referrer"
        allow=""
      />
    </>
  )
}

function NotNamed({ host }: Readonly<{ host: string }>) {
  const t = useT()
  return (
    <Empty
      icon={<ShieldAlert />}
      title={t('external-link.outside')}
      hint={t('external-link.outsideHint')}
      action={<strong className={styles.host}>{host}</strong>}
    />
  )
}

/** The path of one of our pages; undefined for any other address of our origin. */
function ownPage(url: string, origin: string): string | undefined {
  const parsed = URL.parse(url)
  if (parsed?.origin !== origin || !parsed.pathname.startsWith('/pages/')) return undefined
  return `${parsed.pathname}${parsed.search}`
}

/** Whether the page may be framed, and the host as the browser will ask for it. */
function useExternalLink(url: string, { isWanted }: Readonly<{ isWanted: boolean }>) {
  const { system } = useClient()
  return useQuery({
    queryKey: ['external-link', url],
    queryFn: ({ signal }) => system.externalLink({ url }, { signal }),
    enabled: isWanted,
  })
}
