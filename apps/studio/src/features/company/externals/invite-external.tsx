import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { Radio } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { EditForm, FieldPair } from '../../../kit/fields/edit-form.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { TextAreaField, TextField } from '../../../kit/fields/labelled-inputs.tsx'
import { DayPicker } from '../../../kit/fields/pickers.tsx'
import { EmailField, NameAndAccount, type PasswordOf, PhoneField } from '../people/index.ts'
import { type Invitation, useExternalMutation } from './queries.ts'

type InviteExternalProps = Readonly<{ onPassword: (made: PasswordOf) => void; onClose: () => void }>

/** Invites somebody of another company until the end of a day. */
export function InviteExternal({ onPassword, onClose }: InviteExternalProps) {
  const t = useT()
  const feedback = useFeedback()
  const [draft, setDraft] = useState<Invitation>({
    ...{ account: '', realName: '', company: '', purpose: '', mobilePhone: '', email: '' },
    lastDay: dayjs().add(30, 'day').format('YYYY-MM-DD'),
    by: 'mail',
  })
  const change = (part: Partial<Invitation>) => setDraft({ ...draft, ...part })
  const invite = useExternalMutation(({ externals }, wanted: Invitation) => externals.invite(wanted))
  const send = () =>
    invite.mutate(draft, {
      onSuccess: ({ id, password }) => {
        if (password === null) feedback.success(sentText(t, draft))
        else onPassword({ id, name: draft.realName, account: draft.account, password })
        onClose()
      },
    })

  return (
    <SideDrawer title={t('externals.invite')} width={480} onClose={onClose}>
      <EditForm label={t('externals.invite')} mutation={invite} onSubmit={send} onCancel={onClose}>
        <WhoFields draft={draft} onChange={change} />
        <FieldPair>
          <EmailField
            hint={t('externals.emailHint')}
            value={draft.email}
            onChange={(email) => change({ email })}
          />
          <PhoneField value={draft.mobilePhone} onChange={(mobilePhone) => change({ mobilePhone })} />
        </FieldPair>
        <Labelled label={t('externals.by')} hint={t(`externals.by.${draft.by}.hint`)}>
          {(id, describedBy) => (
            <Radio.Group
              id={id}
              aria-describedby={describedBy}
              value={draft.by}
              options={(['mail', 'sms'] as const).map((value) => ({
                value,
                label: t(`externals.by.${value}`),
              }))}
              onChange={({ target }) => change({ by: target.value === 'sms' ? 'sms' : 'mail' })}
            />
          )}
        </Labelled>
        <Labelled label={t('externals.lastDay')} hint={t('externals.lastDayHint')}>
          {(id) => <DayPicker id={id} value={draft.lastDay} onChange={(lastDay) => change({ lastDay })} />}
        </Labelled>
      </EditForm>
    </SideDrawer>
  )
}

function sentText(t: ReturnType<typeof useT>, { by, email, mobilePhone }: Invitation): string {
  return by === 'sms' ? t('externals.texted', { phone: mobilePhone }) : t('externals.mailed', { email })
}

type WhoProps = Readonly<{ draft: Invitation; onChange: (part: Partial<Invitation>) => void }>

function WhoFields({ draft, onChange }: WhoProps) {
  const t = useT()
  return (
    <>
      <NameAndAccount draft={draft} onChange={onChange} />
      <TextField
        label={t('externals.company')}
        required
        maxLength={100}
        value={draft.company}
        onChange={(company) => onChange({ company })}
      />
      <TextAreaField
        label={t('externals.purpose')}
        rows={2}
        maxLength={200}
        value={draft.purpose}
        onChange={(purpose) => onChange({ purpose })}
      />
    </>
  )
}
