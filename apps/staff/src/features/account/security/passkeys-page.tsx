import { makePasskey, offersPasskeys } from '@signet/client/passkeys'
import { useFormats, useT } from '@signet/i18n/react'
import {
  Button,
  Cell,
  CellGroup,
  Empty,
  ErrorNote,
  PageState,
  Sheet,
  sharedStyles,
  TextField,
  useFeedback,
} from '@signet/ui'
import { Fingerprint, Plus } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useNow } from '../../../kit/context/use-now.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { useIdentity } from '../../../kit/passwords/identity.tsx'
import { type MyPasskey, useAccountChange, usePasskeys } from '../queries.ts'

/** My passkeys: added where this browser can make one, renamed, removed. */
export function PasskeysPage() {
  const t = useT()
  const passkeys = usePasskeys()
  const [isAdding, setAdding] = useState(false)

  return (
    <StackPage title={t('account.passkeys.title')} onRefresh={passkeys.refetch}>
      <PageState query={passkeys} skeletonRows={2}>
        {({ host, list }) => (
          <>
            <PasskeyList passkeys={list} />
            {offersPasskeys(host) ? (
              <Button
                tone="primary"
                isWide
                icon={<Plus aria-hidden="true" />}
                onClick={() => setAdding(true)}
              >
                {t('account.passkeys.add')}
              </Button>
            ) : (
              <p className={sharedStyles.weak}>{t('account.passkeys.nowhere', { host: host || 'none' })}</p>
            )}
          </>
        )}
      </PageState>
      {isAdding && <AddSheet onClose={() => setAdding(false)} />}
    </StackPage>
  )
}

function PasskeyList({ passkeys }: Readonly<{ passkeys: readonly MyPasskey[] }>) {
  const t = useT()
  if (passkeys.length === 0)
    return <Empty title={t('account.passkeys.empty')} hint={t('account.passkeys.emptyHint')} />
  return (
    <CellGroup title={t('account.passkeys.title')}>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
    </CellGroup>
  )
}

function PasskeyRow({ passkey }: Readonly<{ passkey: MyPasskey }>) {
  const t = useT()
  const { relative, dateTime } = useFormats()
  const now = useNow()
  const { passkeys } = useClient()
  const feedback = useFeedback()
  const identity = useIdentity()
  const [isRenaming, setRenaming] = useState(false)
  const remove = useAccountChange((id: string) => identity.run(() => passkeys.remove({ id })))
  const { id, name, createdAt, usedAt, isSynced } = passkey
  const ask = async () => {
    const isSure = await feedback.ask({
      title: t('account.passkeys.removeAsk', { name }),
      body: t('account.passkeys.removeHint'),
      confirm: t('account.passkeys.remove'),
      tone: 'danger',
    })
    if (isSure) remove.mutate(id)
  }
  const used =
    usedAt === null
      ? t('account.passkeys.neverUsed')
      : t('account.passkeys.used', { when: relative(usedAt, now) })

  return (
    <>
      <Cell
        icon={<Fingerprint />}
        title={name}
        note={
          <>
            {isSynced && `${t('account.passkeys.synced')} · `}
            {used}
            <br />
            {t('account.passkeys.created', { when: dateTime(createdAt) })}
          </>
        }
        value={
          <>
            <Button
              size="small"
              tone="quiet"
              aria-label={t('account.passkeys.renameOne', { name })}
              onClick={() => setRenaming(true)}
            >
              {t('account.passkeys.rename')}
            </Button>
            <Button
              size="small"
              tone="quiet"
              isBusy={remove.isPending}
              aria-label={t('account.passkeys.removeOne', { name })}
              onClick={() => void ask()}
            >
              {t('account.passkeys.remove')}
            </Button>
          </>
        }
      />
      {isRenaming && <RenameSheet id={id} name={name} onClose={() => setRenaming(false)} />}
      {identity.sheet}
    </>
  )
}

type SheetProps = Readonly<{ onClose: () => void }>

/** The name first: the browser’s own question covers the page. */
function AddSheet({ onClose }: SheetProps) {
  const t = useT()
  const { passkeys } = useClient()
  const feedback = useFeedback()
  const identity = useIdentity()
  const suggested = t('account.passkeys.suggested', { system: systemOf(navigator.userAgent) })
  const [name, setName] = useState(suggested)
  const add = useAccountChange(
    async () => {
      const asked = await identity.run(() => passkeys.beginRegistration())
      const made = await makePasskey(asked, t('account.passkeys.notMade'))
      return identity.run(() => passkeys.register({ name: name.trim(), made }))
    },
    { isShown: true },
  )
  const onAdded = () => {
    feedback.success(t('account.passkeys.added'))
    onClose()
  }

  return (
    <>
      <NameSheet
        title={t('account.passkeys.add')}
        submit={t('account.passkeys.add')}
        {...{ name, onClose }}
        onName={setName}
        error={add.error}
        isBusy={add.isPending}
        onSubmit={() => add.mutate(undefined, { onSuccess: onAdded })}
      />
      {identity.sheet}
    </>
  )
}

/** The part of a browser's description that its owner knows the device by; `none` if there is none. */
function systemOf(userAgent: string): string {
  const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'Linux']
  const found = systems.find((system) => userAgent.includes(system)) ?? 'none'
  return found === 'Macintosh' ? 'Mac' : found
}

type RenameSheetProps = SheetProps & Readonly<{ id: string; name: string }>

function RenameSheet({ id, name: before, onClose }: RenameSheetProps) {
  const t = useT()
  const { passkeys } = useClient()
  const [name, setName] = useState(before)
  const rename = useAccountChange(() => passkeys.rename({ id, name: name.trim() }), { isShown: true })
  return (
    <NameSheet
      title={t('account.passkeys.renameOne', { name: before })}
      submit={t('account.passkeys.save')}
      {...{ name, onClose }}
      onName={setName}
      error={rename.error}
      isBusy={rename.isPending}
      onSubmit={() => rename.mutate(undefined, { onSuccess: onClose })}
    />
  )
}

type NameSheetProps = SheetProps &
  Readonly<{
    title: string
    submit: string
    name: string
    onName: (name: string) => void
    error: Error | null
    isBusy: boolean
    onSubmit: () => void
  }>

function NameSheet({ title, submit, name, onName, error, isBusy, onSubmit, onClose }: NameSheetProps) {
  const t = useT()
  const isNamed = name.trim() !== ''
  return (
    <Sheet title={title} onClose={onClose}>
      <form
        className={sharedStyles.stack4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isNamed) onSubmit()
        }}
      >
        <TextField label={t('account.passkeys.name')} maxLength={60} value={name} onChange={onName} />
        <ErrorNote error={error} />
        <Button type="submit" tone="primary" isWide isBusy={isBusy} disabled={!isNamed}>
          {submit}
        </Button>
      </form>
    </Sheet>
  )
}
