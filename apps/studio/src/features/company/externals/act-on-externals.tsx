import { useT } from '@signet/i18n/react'
import { ErrorNote, sharedStyles, useFeedback } from '@signet/ui'
import { Button } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { DayPicker } from '../../../kit/fields/pickers.tsx'
import { type External, useExternalMutation } from './queries.ts'

type ActOnExternalsProps = Readonly<{ chosen: readonly External[]; onDone: () => void }>

/** What is done with the chosen external people together; a refusal leaves all of them as they are. */
export function ActOnExternals({ chosen, onDone }: ActOnExternalsProps) {
  const t = useT()
  const [isExtending, setExtending] = useState(false)
  const open = chosen.filter(({ isOpen }) => isOpen)
  const isInvited = open.length > 0 && open.every(({ invitation }) => invitation !== null)
  return (
    <>
      <span className={sharedStyles.weak}>{t('externals.chosen', { count: chosen.length })}</span>
      <Button onClick={() => setExtending(true)}>{t('externals.extendMany')}</Button>
      {isInvited && <InviteMany chosen={open} onDone={onDone} />}
      {open.length > 0 && <EndMany chosen={open} onDone={onDone} />}
      <Button type="text" onClick={onDone}>
        {t('people.unchoose')}
      </Button>
      {isExtending && <ExtendMany chosen={chosen} onDone={onDone} onClose={() => setExtending(false)} />}
    </>
  )
}

function ExtendMany({ chosen, onDone, onClose }: ActOnExternalsProps & Readonly<{ onClose: () => void }>) {
  const t = useT()
  const feedback = useFeedback()
  const [lastDay, setLastDay] = useState(dayjs().add(30, 'day').format('YYYY-MM-DD'))
  const extend = useExternalMutation(({ externals }, _: undefined) =>
    externals.extendMany({ ids: chosen.map(({ id }) => id), lastDay }),
  )
  const submit = () =>
    extend.mutate(undefined, {
      onSuccess: () => {
        feedback.success(t('externals.extended'))
        onDone()
      },
    })
  return (
    <FormDialog
      title={t('externals.extendTitle', { count: chosen.length })}
      confirm={t('externals.extend')}
      isPending={extend.isPending}
      error={extend.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Labelled label={t('externals.lastDay')} hint={t('externals.extendHint')}>
        {(field) => <DayPicker id={field} value={lastDay} onChange={setLastDay} />}
      </Labelled>
    </FormDialog>
  )
}

function InviteMany({ chosen, onDone }: ActOnExternalsProps) {
  const t = useT()
  const feedback = useFeedback()
  const invite = useExternalMutation(({ externals }, _: undefined) =>
    externals.inviteManyAgain({ ids: chosen.map(({ id }) => id) }),
  )
  const send = () =>
    invite.mutate(undefined, {
      onSuccess: () => {
        feedback.success(t('externals.invitedAgain'))
        onDone()
      },
    })
  return (
    <>
      <ErrorNote error={invite.error} />
      <Button loading={invite.isPending} onClick={send}>
        {t('externals.inviteMany')}
      </Button>
    </>
  )
}

function EndMany({ chosen, onDone }: ActOnExternalsProps) {
  const t = useT()
  const feedback = useFeedback()
  const end = useExternalMutation(({ externals }, _: undefined) =>
    externals.endMany({ ids: chosen.map(({ id }) => id) }),
  )
  const ask = async () => {
    const question = {
      title: t('externals.endManyTitle', { count: chosen.length }),
      body: t('externals.endHint'),
      confirm: t('externals.end'),
      tone: 'danger',
    } as const
    if (await feedback.ask(question)) end.mutate(undefined, { onSuccess: onDone })
  }
  return (
    <>
      <ErrorNote error={end.error} />
      <Button danger loading={end.isPending} onClick={() => void ask()}>
        {t('externals.end')}
      </Button>
    </>
  )
}
