import { locales, nativeNames, toLocale } from '@signet/i18n'
import { useT } from '@signet/i18n/react'
import { Globe } from 'lucide-react'
import { useLooks } from '../../kit/context/app-context.ts'
import styles from './language-chooser.module.css'

/** Lets people change the language of the page before signing in. */
export function LanguageChooser() {
  const t = useT()
  const { look, change } = useLooks()
  return (
    <label className={styles.chooser}>
      <Globe aria-hidden="true" />
      <select
        aria-label={t('session.language')}
        value={look.locale}
        onChange={(event) => void change({ locale: toLocale(event.target.value) })}
      >
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {nativeNames[locale]}
          </option>
        ))}
      </select>
    </label>
  )
}
