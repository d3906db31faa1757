import { useT } from '@signet/i18n/react'
import { ExternalLink } from 'lucide-react'
import styles from './link.module.css'

type NewTabLinkProps = Readonly<{ address: string; label: string; align: 'start' | 'center' | 'end' }>

/** Opens beside the form, which stays as it is. Mail and telephone open their programs. Without an address it is only words. */
export function NewTabLink({ address, label, align }: NewTabLinkProps) {
  const t = useT()
  const isPage = !/^(mailto|tel):/i.test(address)
  return (
    <p className={styles.line} data-align={align}>
      {address === '' ? (
        <span className={styles.nowhere}>{label}</span>
      ) : (
        <a
          className={styles.link}
          href={address}
          {...(isPage ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          {label}
          {isPage && (
            <>
              <ExternalLink className={styles.sign} aria-hidden="true" />
              <span className="visually-hidden">{t('link.inNewTab')}</span>
            </>
          )}
        </a>
      )}
    </p>
  )
}
