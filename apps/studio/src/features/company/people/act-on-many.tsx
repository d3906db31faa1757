import { useT } from '@signet/i18n/react'
import { ErrorNote, sharedStyles, useFeedback } from '@signet/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { useAdministration } from '../../../kit/context/use-administration.ts'
import { LeaveTogether } from '../staff-changes/index.ts'
import { AddToCircle } from './add-to-circle.tsx'
import { type PersonRow, usePeopleMutation } from './queries.ts'

type ActOnManyProps = Readonly<{ people: readonly PersonRow[]; onDone: () => void }>

/** What is done with the chosen people together; a refusal leaves all of them as they are. */
export function ActOnMany({ people, onDone }: ActOnManyProps) {
  const t = useT()
  const { mayOpen } = useAdministration()
  const [doing, setDoing] = useState<'add' | 'leave'>()
  const active = people.filter(({ isEnabled }) => isEnabled)
  const finish = () => {
    setDoing(undefined)
    onDone()
  }
  return (
    <>
      <span className={sharedStyles.weak}>{t('people.chosen', { count: people.length })}</span>
      {mayOpen({ areas: ['roles'] }) && <Button onClick={() => setDoing('add')}>{t('people.addTo')}</Button>}
      {active.length > 0 && (
        <Button onClick={() => setDoing('leave')}>{t('staff-changes.leaveTogether')}</Button>
      )}
      <SwitchMany people={people} onDone={onDone} />
      <Button type="text" onClick={onDone}>
        {t('people.unchoose')}
      </Button>
      {doing === 'add' && <AddToCircle people={people} onClose={() => setDoing(undefined)} onDone={finish} />}
      {doing === 'leave' && (
        <LeaveTogether people={new Map(active.map(({ id, realName }) => [id, realName]))} onClose={finish} />
      )}
    </>
  )
}

/** Disables those who are enabled; when none is, enables all. */
function SwitchMany({ people, onDone }: ActOnManyProps) {
  const t = useT()
  const feedback = useFeedback()
  const active = people.filter(({ isEnabled }) => isEnabled)
  const disables = active.length > 0
  const concerned = disables ? active : people
  const count = concerned.length
  const turn = usePeopleMutation((client, enabledMark: 0 | 1) =>
    client.people.setEnabled({ people: concerned.map(({ id, version }) => ({ id, version })), enabledMark }),
  )
  const change = async () => {
    const question = {
      title: t('people.disableManyTitle', { count }),
      body: t('people.disableHint'),
      confirm: t('people.disable'),
      tone: 'danger',
    } as const
    if (!disables || (await feedback.ask(question))) turn.mutate(disables ? 0 : 1, { onSuccess: onDone })
  }
  return (
    <>
      <ErrorNote error={turn.error} />
      <Button danger={disables} loading={turn.isPending} onClick={() => void change()}>
        {t(disables ? 'people.disable' : 'people.enable')}
      </Button>
    </>
  )
}
