import type { Send, Store } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { Button, ErrorNote, TextField } from '@signet/ui'
import { ScanLine } from 'lucide-react'
import { type FormEvent, Suspense, useState } from 'react'
import { lazyPart } from '../../pages/lazy-part.ts'
import { askServer, keepServer, serverOf } from './server-address.ts'
import styles from './server-page.module.css'

const ScanSheet = lazyPart(async () => (await import('@signet/form-ui/scan')).ScanSheet)

type ServerPageProps = Readonly<{ store: Store; send: Send; onEntered: (origin: string) => void }>

/** The first page of the app for phones: which server is the one of the company. */
export function ServerPage(props: ServerPageProps) {
  const t = useT()
  const [text, setText] = useState('')
  const [isScanning, setScanning] = useState(false)
  const { enter, isBusy, error } = useEntering(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void enter(text)
  }
  const found = (code: string) => {
    setScanning(false)
    setText(serverOf(code) ?? code)
    void enter(code)
  }

  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <header className={styles.brand}>
          <img src="/icon.svg" alt="" width={56} height={56} />
          <h1>{t('phone.server.title')}</h1>
          <p>{t('phone.server.hint')}</p>
        </header>
        <form className={styles.form} noValidate onSubmit={submit}>
          <TextField
            label={t('phone.server.address')}
            value={text}
            onChange={setText}
            placeholder="office.example.com"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <ErrorNote error={error} />
          <Button type="submit" tone="primary" isWide isBusy={isBusy}>
            {t('phone.server.submit')}
          </Button>
          <Button isWide icon={<ScanLine aria-hidden="true" />} onClick={() => setScanning(true)}>
            {t('phone.server.scan')}
          </Button>
        </form>
      </div>
      {isScanning && (
        <Suspense>
          <ScanSheet title={t('phone.server.scan')} onFound={found} onClose={() => setScanning(false)} />
        </Suspense>
      )}
    </main>
  )
}

/** Enters the server in a text once it has answered; what was entered first is not overtaken by a later answer. */
function useEntering({ store, send, onEntered }: ServerPageProps) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const enter = async (text: string) => {
    if (isBusy) return
    const origin = serverOf(text)
    setError(origin ? null : t('phone.server.wrong'))
    if (!origin) return

    setBusy(true)
    const answer = await askServer(origin, send)
    setBusy(false)
    if (answer !== 'ours') return setError(t(`phone.server.${answer}`, { host: new URL(origin).host }))
    keepServer(store, origin)
    onEntered(origin)
  }
  return { enter, isBusy, error }
}
