import { useFormats, useT } from '@signet/i18n/react'
import { ErrorNote, Status, sharedStyles, useFeedback } from '@signet/ui'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { Facts, Section } from '../../../kit/details/facts.tsx'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { EditForm } from '../../../kit/fields/edit-form.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { DayPicker } from '../../../kit/fields/pickers.tsx'
import { RowChangesButton } from '../../../kit/row-changes/row-changes-button.tsx'
import { InvitationState } from './invitation-state.tsx'
import { type External, lastMoment, useExternalMutation } from './queries.ts'

type ExternalDrawerProps = Readonly<{ external: External; onClose: () => void }>

/** Somebody of another company, to extend or to end. */
export function ExternalDrawer({ external, onClose }: ExternalDrawerProps) {
  const t = useT()
  const formats = useFormats()
  const { id, account, company, purpose, mobilePhone, email, invitedBy, invitedAt, until, isOpen } = external
  return (
    <SideDrawer
      title={external.realName}
      width={480}
      actions={<RowChangesButton thing="person" id={id} name={external.realName} />}
      onClose={onClose}
    >
      <Facts
        facts={[
          { name: t('studio.list.status'), value: <ExternalState isOpen={isOpen} /> },
          { name: t('externals.company'), value: company },
          { name: t('externals.purpose'), value: purpose || '—' },
          {
            name: t('people.account'),
            value: (
              <Link to="/people" search={{ open: id }}>
                <code>{account}</code>
              </Link>
            ),
          },
          { name: t('people.phone'), value: mobilePhone || '—' },
          { name: t('people.email'), value: email || '—' },
          { name: t('externals.invitedBy'), value: `${invitedBy.name} · ${formats.dateTime(invitedAt)}` },
          { name: t('externals.until'), value: formats.dateTime(lastMoment(until)) },
        ]}
      />
      <InvitationState external={external} />
      <Section title={t(isOpen ? 'externals.extend' : 'externals.reopen')}>
        <Extend external={external} />
      </Section>
      {isOpen && <EndNow external={external} />}
    </SideDrawer>
  )
}

export function ExternalState({ isOpen }: Pick<External, 'isOpen'>) {
  const t = useT()
  return (
    <Status kind={isOpen ? 'active' : 'ended'}>{t(`externals.state.${isOpen ? 'open' : 'closed'}`)}</Status>
  )
}

function Extend({ external: { id, isOpen } }: Pick<ExternalDrawerProps, 'external'>) {
  const t = useT()
  const feedback = useFeedback()
  const [lastDay, setLastDay] = useState(dayjs().add(30, 'day').format('YYYY-MM-DD'))
  const extend = useExternalMutation(({ externals }, _: undefined) => externals.extend({ id, lastDay }))
  return (
    <EditForm
      label={t(isOpen ? 'externals.extend' : 'externals.reopen')}
      mutation={extend}
      onSubmit={() =>
        extend.mutate(undefined, { onSuccess: () => feedback.success(t('externals.extended')) })
      }
    >
      <Labelled label={t('externals.lastDay')} hint={t('externals.lastDayHint')}>
        {(field) => <DayPicker id={field} value={lastDay} onChange={setLastDay} />}
      </Labelled>
    </EditForm>
  )
}

function EndNow({ external: { id, realName: name } }: Pick<ExternalDrawerProps, 'external'>) {
  const t = useT()
  const feedback = useFeedback()
  const end = useExternalMutation(({ externals }, _: undefined) => externals.end({ id }))
  const ask = async () => {
    const question = {
      title: t('externals.endTitle', { name }),
      body: t('externals.endHint'),
      confirm: t('externals.end'),
      tone: 'danger',
    } as const
    if (await feedback.ask(question)) end.mutate(undefined)
  }
  return (
    <div className={sharedStyles.stack2}>
      <ErrorNote error={end.error} />
      <div>
        <Button danger loading={end.isPending} onClick={() => void ask()}>
          {t('externals.end')}
        </Button>
      </div>
    </div>
  )
}
