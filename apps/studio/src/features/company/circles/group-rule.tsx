import { useT } from '@signet/i18n/react'
import { ErrorNote, sharedStyles, useFeedback } from '@signet/ui'
import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { CheckedForm } from '../../../kit/fields/checked-form.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { useAskedChange } from '../../../kit/right-changes/use-asked-change.ts'
import { MemberRuleField } from './member-rule-field.tsx'
import { type Circle, useCircleMutation } from './queries.ts'
import { RuleChanges, useRulePreview } from './rule-changes.tsx'

export type MemberMode = 'byHand' | 'byRule'

type MemberModeSwitchProps = Readonly<{ mode: MemberMode; onChange: (mode: MemberMode) => void }>

export function MemberModeSwitch({ mode, onChange }: MemberModeSwitchProps) {
  const t = useT()
  const options = (['byHand', 'byRule'] as const).map((value) => ({
    value,
    label: t(`circles.mode.${value}`),
  }))
  return (
    <Segmented<MemberMode>
      aria-label={t('circles.mode')}
      value={mode}
      options={options}
      onChange={onChange}
    />
  )
}

/** How people come into a group: added by hand, or by a rule, which is saved after a look at who comes and leaves. */
export function GroupRule({ circle }: Readonly<{ circle: Circle }>) {
  const { id, version } = circle
  const t = useT()
  const feedback = useFeedback()
  const [mode, setMode] = useState<MemberMode>(circle.rule === '' ? 'byHand' : 'byRule')
  const [rule, setRule] = useState(circle.rule)
  const save = useCircleMutation((client, wanted: string) =>
    client.groups.setRule({ id, version, rule: wanted }),
  )
  const { asked, ask, isPending, error, confirm, saveNow, close } = useAskedChange({
    preview: useRulePreview(id),
    save,
    isAsked: () => true,
    onSaved: () => feedback.success(t('studio.saved')),
  })
  const isChanged = rule !== circle.rule && rule !== ''

  return (
    <div className={sharedStyles.stack3}>
      <MemberModeSwitch mode={mode} onChange={setMode} />
      {mode === 'byRule' && (
        <CheckedForm
          label={t('circles.rule')}
          className={sharedStyles.stack3}
          onSubmit={() => isChanged && ask(rule)}
        >
          <Labelled label={t('circles.rule')} hint={t('circles.ruleHint')}>
            {(field) => (
              <MemberRuleField id={field} label={t('circles.rule')} value={rule} onChange={setRule} />
            )}
          </Labelled>
          <div>
            <Button htmlType="submit" disabled={!isChanged} loading={isPending}>
              {t('circles.rulePreview')}
            </Button>
          </div>
        </CheckedForm>
      )}
      {mode === 'byHand' && circle.rule !== '' && (
        <div className={sharedStyles.stack3}>
          <p className={sharedStyles.note}>{t('circles.ruleEndHint')}</p>
          <div>
            <Button loading={save.isPending} onClick={() => saveNow('')}>
              {t('circles.ruleEnd')}
            </Button>
          </div>
        </div>
      )}
      <ErrorNote error={error} />
      {asked && <RuleChanges change={asked.changes} saving={save} onConfirm={confirm} onClose={close} />}
    </div>
  )
}
