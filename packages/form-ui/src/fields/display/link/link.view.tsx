import { isWebAddress } from '@signet/form'
import { addressOf, isPathOfOurs, type link, viewerOf } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Link } from '@signet/ui'
import { ExternalLink } from 'lucide-react'
import type { DisplayView, ShowProps } from '../../../form/field-view.ts'
import { useSurroundings } from '../../../form/surroundings.ts'
import styles from './link.module.css'

/** Under a thumb the product itself can show what is elsewhere, without losing the form; a mouse has other tabs. */
function LinkShow({ settings, label, parameters }: ShowProps<typeof link>) {
  const { pointer } = useSurroundings()
  const address = addressOf(settings, parameters)
  const isOurs = isPathOfOurs(address)
  if (pointer === 'fine' || settings.opens === 'newTab' || !(isOurs || isWebAddress(address)))
    return <NewTabLink address={address} label={label} align={settings.align} />

  return (
    <p className={styles.line} data-align={settings.align}>
      <Link className={styles.link} href={isOurs ? address : viewerOf(address, label)}>
        {label}
      </Link>
    </p>
  )
}

export const linkView: DisplayView<typeof link> = { Show: LinkShow }

type NewTabLinkProps = Readonly<{ address: string; label: string; align: 'start' | 'center' | 'end' }>

/** Opens beside the form, which stays as it is. Mail and telephone open their programs. Without an address it is only words. */
function NewTabLink({ address, label, align }: NewTabLinkProps) {
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
