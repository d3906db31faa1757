import { AnsweredRefusal } from '@signet/client'
import { FormView } from '@signet/form-ui'
import { useT } from '@signet/i18n/react'
import { Button, Card, Empty, ErrorNote, Page, sharedStyles, TextField } from '@signet/ui'
import { CircleCheck } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { rightsOf, useFilledForm } from '../../kit/forms/use-filled-form.ts'
import { useSubmit } from '../../kit/forms/use-submit.ts'
import { LanguageChooser } from '../session/index.ts'
import { type LinkAccess, type OpenedLink, useEnter } from './queries.ts'
import { useVisitorEnvironment } from './use-visitor-environment.ts'

type PublicFormProps = Readonly<{ opened: OpenedLink; knowing: LinkAccess }>

/** A public form; once it is sent, its reference number and a button to fill it in again. */
export function PublicForm({ opened, knowing }: PublicFormProps) {
  const [reference, setReference] = useState<string>()
  if (reference === undefined) return <FilledForm opened={opened} knowing={knowing} onSent={setReference} />
  return (
    <Page title={opened.name} actions={<LanguageChooser />}>
      <SubmittedNote reference={reference} onAgain={() => setReference(undefined)} />
    </Page>
  )
}

const nothing = { given: 'plain', words: ['plain'] } as const

const empty = {}

function FilledForm({
  opened,
  knowing,
  onSent,
}: PublicFormProps & Readonly<{ onSent: (reference: string) => void }>) {
  const t = useT()
  const { shortLinks } = useClient()
  const form = useVisitorForm(opened)
  const place = useRef<HTMLDivElement>(null)
  const [renewed, setRenewed] = useState<Readonly<{ pass: string; after: number }>>()
  const known = { ...knowing, ...(renewed && { pass: renewed.pass }) }
  const { environment, visit } = useVisitorEnvironment(known)
  const send = useSubmit(
    form,
    // The idempotency key: a retry after a lost answer is the same submission.
    ({ values }, { key = crypto.randomUUID() } = {}) =>
      shortLinks.send({ ...known, ...visitOf(visit()), ticket: key, values }),
    { stage: 'submit', touches: 'records' },
  )
  const { failures } = send
  const isShut = needsPassword(send.error) && renewed?.after !== failures
  useEffect(() => {
    if (failures === 0) return
    const page = place.current?.closest('main')
    page?.querySelector('[role=alert], input[type=password]')?.scrollIntoView({ block: 'center' })
  }, [failures])

  return (
    <Page
      title={opened.name}
      actions={<LanguageChooser />}
      footer={
        <Button
          tone="primary"
          isWide
          isBusy={send.isPending}
          onClick={() => send.submit(({ reference }) => onSent(reference))}
        >
          {t('short-links.send')}
        </Button>
      }
    >
      {isShut && (
        <PasswordForm link={knowing.link} onPass={(pass) => setRenewed({ pass, after: failures })} />
      )}
      <Card label={opened.name}>
        <div ref={place} inert={send.isPending}>
          <ErrorNote error={needsPassword(send.error) ? null : send.error} />
          <FormView store={form.store} environment={environment} />
        </div>
      </Card>
    </Page>
  )
}

function visitOf(visit: string | undefined) {
  return visit === undefined ? {} : { visit }
}

/**
 * Whether the pass expired while the form was being filled in: the input stays, and the password is asked
 * above it.
 */
function needsPassword(error: Error | null): boolean {
  return error instanceof AnsweredRefusal && error.code === 'shortLinks.passwordNeeded'
}

/** Keeps no input on the device, which may be shared. */
function useVisitorForm({ form, rights: sent }: OpenedLink) {
  const rights = useMemo(() => ({ ...rightsOf(sent), otherwise: 'hidden' as const }), [sent])
  const context = useMemo(
    () => ({
      now: new Date().toISOString(),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    [],
  )
  return useFilledForm({
    definition: form,
    rights,
    values: empty,
    start: undefined,
    context,
    kept: undefined,
    beside: nothing,
  })
}

type SubmittedNoteProps = Readonly<{ reference: string; onAgain: () => void }>

/** Confirms the submission; the visitor learns only its number. */
function SubmittedNote({ reference, onAgain }: SubmittedNoteProps) {
  const t = useT()
  return (
    <div role="status">
      <Empty
        icon={<CircleCheck />}
        title={t('short-links.sent')}
        hint={t('short-links.reference', { reference })}
        action={<Button onClick={onAgain}>{t('short-links.again')}</Button>}
      />
    </div>
  )
}

type PasswordFormProps = Readonly<{ link: string; onPass: (pass: string) => void }>

export function PasswordForm({ link, onPass }: PasswordFormProps) {
  const t = useT()
  const enter = useEnter(link)
  const [password, setPassword] = useState('')

  return (
    <Card title={t('short-links.passwordTitle')}>
      <form
        className={sharedStyles.stack4}
        onSubmit={(event) => {
          event.preventDefault()
          enter.mutate(password, { onSuccess: ({ pass }) => onPass(pass) })
        }}
      >
        <TextField
          label={t('short-links.password')}
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete="off"
          required
        />
        <ErrorNote error={enter.error} />
        <Button type="submit" tone="primary" isWide isBusy={enter.isPending}>
          {t('short-links.enter')}
        </Button>
      </form>
    </Card>
  )
}
