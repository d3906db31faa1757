import { type FieldKindName, fieldKinds } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { SearchBox } from '../../../shell/search-box.tsx'
import { GalleryKind } from './gallery-kind.tsx'
import styles from './gallery-page.module.css'

const kinds = Object.keys(fieldKinds) as FieldKindName[]
const devices = ['phone', 'desktop'] as const

/** Every kind of field, drawn from the registers: on the phone and on the desktop, empty, filled in, read and refused. */
export function GalleryPage() {
  const t = useT()
  const [words, setWords] = useState('')
  const found = kinds.filter((kind) =>
    `${kind} ${t(`${kind}.title`)}`.toLowerCase().includes(words.toLowerCase()),
  )

  return (
    <section className={styles.page} aria-label={t('form-design.gallery')}>
      <div className={styles.bar}>
        <h1 className={styles.title}>{t('form-design.gallery')}</h1>
        <span>{t('form-design.gallery.count', { count: found.length })}</span>
        <SearchBox value={words} onSearch={setWords} />
      </div>
      {found.map((kind) => (
        <section key={kind} className={styles.kind} aria-label={t(`${kind}.title`)} data-kind={kind}>
          <h2 className={styles.name}>
            {t(`${kind}.title`)} <code>{kind}</code>
          </h2>
          {devices.map((device) => (
            <GalleryKind key={device} kind={kind} device={device} />
          ))}
        </section>
      ))}
    </section>
  )
}
