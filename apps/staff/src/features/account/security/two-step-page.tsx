import { useFormats, useT } from '@signet/i18n/react'
import {
  Button,
  Cell,
  CellGroup,
  ErrorNote,
  PageState,
  Sheet,
  sharedStyles,
  TextField,
  useFeedback,
} from '@signet/ui'
import { Copy } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useCopy } from '../../../kit/context/use-copy.ts'
import { lazyPart } from '../../../kit/pages/lazy-part.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { CodeField, useIdentity } from '../../../kit/passwords/identity.tsx'
import { useAccountChange, useSecondFactor } from '../queries.ts'
import styles from './two-step-page.module.css'

/** Draws the codes of forms too, which is more code than the rest of these pages. */
const QrCode = lazyPart(async () => (await import('@signet/form-ui/qr-code')).QrCode)

/** An authenticator app whose codes are asked at sign-in, and the codes for a lost one. */
export function TwoStepPage() {
  const t = useT()
  const factor = useSecondFactor()
  const [codes, setCodes] = useState<readonly string[]>()

  return (
    <StackPage title={t('account.twoStep.title')}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
      ) : (
        <PageState query={factor} skeletonRows={1}>
          {({ confirmedAt, recoveryCodes }) =>
            confirmedAt ? (
              <TurnedOn confirmedAt={confirmedAt} left={recoveryCodes} onCodes={setCodes} />
            ) : (
              <Enrolment onCodes={setCodes} />
            )
          }
        </PageState>
      )}
    </StackPage>
  )
}

type CodesProps = Readonly<{ onCodes: (codes: readonly string[]) => void }>

/** First what it is for, then the secret to scan, then a code that shows that it was scanned. */
function Enrolment({ onCodes }: CodesProps) {
  const t = useT()
  const { account } = useClient()
  const identity = useIdentity()
  const begin = useAccountChange(() => identity.run(() => account.enrolSecondFactor()))
  const confirm = useAccountChange(
    (code: string) => identity.run(() => account.confirmSecondFactor({ code })),
    {
      isShown: true,
    },
  )
  const [code, setCode] = useState('')
  const { data: enrolment } = begin

  if (!enrolment)
    return (
      <>
        <section className={styles.card}>
          <p>{t('account.twoStep.about')}</p>
          <p className={sharedStyles.weak}>{t('account.twoStep.apps')}</p>
        </section>
        <Button tone="primary" isWide isBusy={begin.isPending} onClick={() => begin.mutate(undefined)}>
          {t('account.twoStep.begin')}
        </Button>
        {identity.sheet}
      </>
    )
  return (
    <form
      className={sharedStyles.stack4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (code !== '') confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) })
      }}
    >
      <section className={styles.card}>
        <p>{t('account.twoStep.scan')}</p>
        <div className={styles.code}>
          <Suspense>
            <QrCode label={t('account.twoStep.qr')} said={enrolment.uri} />
          </Suspense>
        </div>
        <p className={sharedStyles.weak}>{t('account.twoStep.byHand')}</p>
        <SecretText text={enrolment.secret} />
      </section>
      <CodeField value={code} onChange={setCode} hint={t('account.twoStep.codeHint')} />
      <ErrorNote error={confirm.error} />
      <Button type="submit" tone="primary" isWide isBusy={confirm.isPending} disabled={code === ''}>
        {t('account.twoStep.confirm')}
      </Button>
      {identity.sheet}
    </form>
  )
}

function SecretText({ text }: Readonly<{ text: string }>) {
  const t = useT()
  const copy = useCopy()
  return (
    <div className={styles.secret}>
      <code>{text.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      <Button size="small" tone="quiet" icon={<Copy aria-hidden="true" />} onClick={() => void copy(text)}>
        {t('account.twoStep.copy')}
      </Button>
    </div>
  )
}

type RecoveryCodesProps = Readonly<{ codes: readonly string[]; onKept: () => void }>

/** Shown once; the server keeps only their hashes. */
function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useT()
  const copy = useCopy()
  return (
    <>
      <section className={styles.card} aria-label={t('account.recovery.title')}>
        <h2>{t('account.recovery.title')}</h2>
        <p className={sharedStyles.weak}>{t('account.recovery.hint')}</p>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy(codes.join('\n'))}>
          {t('account.recovery.copy')}
        </Button>
      </section>
      <Button tone="primary" isWide onClick={onKept}>
        {t('account.recovery.kept')}
      </Button>
    </>
  )
}

type TurnedOnProps = CodesProps & Readonly<{ confirmedAt: string; left: number }>

function TurnedOn({ confirmedAt, left, onCodes }: TurnedOnProps) {
  const t = useT()
  const { dateTime } = useFormats()
  const { account } = useClient()
  const feedback = useFeedback()
  const identity = useIdentity()
  const [isRemoving, setRemoving] = useState(false)
  const renew = useAccountChange(() => identity.run(() => account.renewRecoveryCodes()))
  const ask = async () => {
    const isConfirmed = await feedback.ask({
      title: t('account.recovery.renewAsk'),
      body: t('account.recovery.renewHint'),
      confirm: t('account.recovery.renew'),
    })
    if (isConfirmed) renew.mutate(undefined, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) })
  }

  return (
    <>
      <CellGroup label={t('account.twoStep.title')}>
        <Cell
          title={t('account.twoStep.app')}
          note={t('account.twoStep.since', { when: dateTime(confirmedAt) })}
          value={t('account.twoStep.on')}
        />
        <Cell title={t('account.recovery.title')} value={t('account.recovery.left', { count: left })} />
      </CellGroup>
      <Button isWide isBusy={renew.isPending} onClick={() => void ask()}>
        {t('account.recovery.renew')}
      </Button>
      <Button tone="danger" isWide onClick={() => setRemoving(true)}>
        {t('account.twoStep.remove')}
      </Button>
      {isRemoving && <RemoveSheet onClose={() => setRemoving(false)} />}
      {identity.sheet}
    </>
  )
}

function RemoveSheet({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  const { account } = useClient()
  const feedback = useFeedback()
  const identity = useIdentity()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const remove = useAccountChange(
    (input: Readonly<{ password: string; code: string }>) =>
      identity.run(() => account.removeSecondFactor(input)),
    { isShown: true },
  )

  return (
    <Sheet title={t('account.twoStep.remove')} onClose={onClose}>
      <form
        className={sharedStyles.stack4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          remove.mutate(
            { password, code },
            {
              onSuccess: () => {
                feedback.success(t('account.twoStep.removed'))
                onClose()
              },
            },
          )
        }}
      >
        <p className={sharedStyles.weak}>{t('account.twoStep.removeHint')}</p>
        <TextField
          label={t('passwords.current')}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <CodeField value={code} onChange={setCode} />
        <ErrorNote error={remove.error} />
        <Button
          type="submit"
          tone="danger"
          isWide
          isBusy={remove.isPending}
          disabled={password === '' || code === ''}
        >
          {t('account.twoStep.remove')}
        </Button>
      </form>
      {identity.sheet}
    </Sheet>
  )
}
