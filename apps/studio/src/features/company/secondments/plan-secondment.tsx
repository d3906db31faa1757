import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import dayjs from 'dayjs'
import { useState } from 'react'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { EditForm, FieldPair } from '../../../kit/fields/edit-form.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { TextAreaField } from '../../../kit/fields/labelled-inputs.tsx'
import { OneField } from '../../../kit/fields/one-field.tsx'
import { DayPicker } from '../../../kit/fields/pickers.tsx'
import { PersonSelect } from '../../../kit/people/person-select.tsx'
import { type Planned, useSecondmentMutation } from './queries.ts'

/** Lends a person to a post of another department for some days. */
export function PlanSecondment({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  const feedback = useFeedback()
  const today = dayjs().format('YYYY-MM-DD')
  const [draft, setDraft] = useState<Planned>({
    ...{ personId: '', positionId: '', firstDay: today, lastDay: today, reason: '' },
  })
  const change = (part: Partial<Planned>) => setDraft({ ...draft, ...part })
  const plan = useSecondmentMutation(({ secondments }, wanted: Planned) => secondments.plan(wanted))
  const send = () =>
    plan.mutate(draft, {
      onSuccess: ({ state }) => {
        feedback.success(t(state === 'running' ? 'secondments.began' : 'secondments.planned'))
        onClose()
      },
    })

  return (
    <SideDrawer title={t('secondments.new')} width={480} onClose={onClose}>
      <EditForm label={t('secondments.new')} mutation={plan} onSubmit={send} onCancel={onClose}>
        <Labelled label={t('secondments.person')} isMissing={draft.personId === ''}>
          {(id) => (
            <PersonSelect
              id={id}
              value={draft.personId || undefined}
              onChange={(personId) => change({ personId })}
            />
          )}
        </Labelled>
        <Labelled
          label={t('secondments.post')}
          hint={t('secondments.postHint')}
          isMissing={draft.positionId === ''}
        >
          {() => (
            <OneField
              kind="position-select"
              label={t('secondments.post')}
              value={draft.positionId || undefined}
              onChange={(post) => change({ positionId: typeof post === 'string' ? post : '' })}
            />
          )}
        </Labelled>
        <FieldPair>
          <Labelled label={t('secondments.firstDay')}>
            {(id) => (
              <DayPicker id={id} value={draft.firstDay} onChange={(firstDay) => change({ firstDay })} />
            )}
          </Labelled>
          <Labelled label={t('secondments.lastDay')}>
            {(id) => <DayPicker id={id} value={draft.lastDay} onChange={(lastDay) => change({ lastDay })} />}
          </Labelled>
        </FieldPair>
        <TextAreaField
          label={t('secondments.reason')}
          required
          rows={2}
          maxLength={500}
          value={draft.reason}
          onChange={(reason) => change({ reason })}
        />
      </EditForm>
    </SideDrawer>
  )
}
