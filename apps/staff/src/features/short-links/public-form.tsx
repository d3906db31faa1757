import { AnsweredRefusal } from '@signet/client'
import { FormView } from '@signet/form/react'
import { useT } from '@signet/i18n/react'
import { Button, Card, Empty, ErrorNote, Page } from '@signet/ui'
import { CircleCheck } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useClient } from '../../lib/app-context.ts'
import { rightsOf, useFilledForm, useSubmit } from '../forms/index.ts'
import { LanguageChooser } from '../session/index.ts'
import { PasswordForm } from './password-form.tsx'
import type { Knowing, OpenedLink } from './queries.ts'
import { useStrangerEnvironment } from './use-stranger-environment.ts'

type PublicFormProps = Readonly<{ opened: OpenedLink; knowing: Knowing }>

/** The form, and after it was sent the number to refer to; then it may be filled in anew. */
export function PublicForm({ opened, knowing }: PublicFormProps) {
  const [reference, setReference] = useState<string>()
  if (reference === undefined) return <FilledForm opened={opened} knowing={knowing} onSent={setReference} />
  return (
    <Page title={opened.name} actions={<LanguageChooser />}>
      <SentNote reference={reference} onAgain={() => setReference(undefined)} />
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
  const form = useStrangersForm(opened)
  const place = useRef<HTMLDivElement>(null)
  const [renewed, setRenewed] = useState<Readonly<{ pass: string; after: number }>>()
  const known = { ...knowing, ...(renewed && { pass: renewed.pass }) }
  const { environment, visit } = useStrangerEnvironment(known)
  const send = useSubmit(
    form,
    // The key of the deed: sent again after a lost answer, it is the same sending.
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

/** The pass ended while the form was filled in: what was typed stays, and the password is asked for above it. */
function needsPassword(error: Error | null): boolean {
  return error instanceof AnsweredRefusal && error.code === 'shortLinks.passwordNeeded'
}

/** Nothing of it stays on the device, which may be anybody's. */
function useStrangersForm({ form, rights: sent }: OpenedLink) {
  const rights = useMemo(() => ({ ...rightsOf(sent), otherwise: 'hidden' as const }), [sent])
  const around = useMemo(
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
    around,
    kept: undefined,
    beside: nothing,
  })
}

type SentNoteProps = Readonly<{ reference: string; onAgain: () => void }>

/** It arrived; the number is all that a stranger is told. */
function SentNote({ reference, onAgain }: SentNoteProps) {
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
