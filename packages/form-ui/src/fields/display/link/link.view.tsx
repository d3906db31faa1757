import { isWebAddress } from '@signet/form'
import { addressOf, isPathOfOurs, type link, viewerOf } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Link, sharedStyles } from '@signet/ui'
import { ExternalLink } from 'lucide-react'
import type { DisplayView, ShowProps } from '../../../form/field-view.ts'
import { useFormContext } from '../../../form/surroundings.ts'
import styles from './link.module.css'

/** On touch, the product's viewer can show an outside page without losing the form; a mouse opens a new tab. */
function LinkShow({ settings, label, parameters }: ShowProps<typeof link>) {
  const { pointer } = useFormContext()
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

/**
 * Opens beside the form, which stays open. Mail and phone links open their programs; without an address it is plain
 * text.
 */
function NewTabLink({ address, label, align }: NewTabLinkProps) {
  const t = useT()
  const isPage = !/^(mailto|tel):/i.test(address)
  return (
    <p className={styles.line} data-align={align}>
      {address === '' ? (
        <span className={sharedStyles.weak}>{label}</span>
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
