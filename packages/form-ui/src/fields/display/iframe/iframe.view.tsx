import { framedAddress, type iframe, sandboxOf } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { ExternalLink } from 'lucide-react'
import type { DisplayView, ShowProps } from '../../../form/field-view.ts'
import styles from './iframe.module.css'

/** A framed page with a link to open it alone, because pages may refuse frames without an error. */
function IframeShow({ settings, label, parameters }: ShowProps<typeof iframe>) {
  const t = useT()
  const address = framedAddress(settings, parameters)
  if (address === '') return <p className={styles.nothing}>{t('iframe.nothing', { title: label })}</p>

  return (
    <figure className={styles.figure}>
      <iframe
        className={styles.frame}
        data-frame={settings.frame}
        style={{ height: settings.height }}
        title={label}
        src={address}
        sandbox={sandboxOf(address)}
        referrerPolicy="no-referrer"
        loading="lazy"
        allow=""
      />
      <figcaption className={styles.caption}>
        <span className={styles.title}>{label}</span>
        <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer">
          {t('iframe.alone')}
          <ExternalLink className={styles.sign} aria-hidden="true" />
        </a>
      </figcaption>
    </figure>
  )
}

export const iframeView: DisplayView<typeof iframe> = { Show: IframeShow }
