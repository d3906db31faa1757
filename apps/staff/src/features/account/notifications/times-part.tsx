import { useT } from '@signet/i18n/react'
import { timeOfDay } from '@signet/std'
import { sharedStyles } from '@signet/ui'
import { useId } from 'react'
import styles from './notifications-page.module.css'
import { type OwnChannels, useSaveChoice } from './queries.ts'

const usualQuiet = { from: 22 * 60, to: 8 * 60 }
const usualDigest = 18 * 60

/** Quiet hours, and one mail a day. */
export function TimesPart({ own }: Readonly<{ own: OwnChannels }>) {
  const t = useT()
  const save = useSaveChoice(own)
  const { quiet, digestAt, channels } = own
  return (
    <section className={styles.part}>
      <Switch
        label={t('account.notifications.quiet')}
        hint={t('account.notifications.quietHint')}
        isOn={quiet !== null}
        onChange={(isOn) => save.mutate({ quiet: isOn ? usualQuiet : null })}
      />
      {quiet && (
        <div className={styles.times}>
          <TimeField
            label={t('account.notifications.from')}
            minute={quiet.from}
            onChange={(from) => save.mutate({ quiet: { ...quiet, from } })}
          />
          <TimeField
            label={t('account.notifications.to')}
            minute={quiet.to}
            onChange={(to) => save.mutate({ quiet: { ...quiet, to } })}
          />
        </div>
      )}
      {channels.some(({ name }) => name === 'mail') && (
        <Switch
          label={t('account.notifications.digest')}
          hint={t('account.notifications.digestHint')}
          isOn={digestAt !== null}
          onChange={(isOn) => save.mutate({ digestAt: isOn ? usualDigest : null })}
        />
      )}
      {digestAt !== null && (
        <div className={styles.times}>
          <TimeField
            label={t('account.notifications.digestAt')}
            minute={digestAt}
            onChange={(minute) => save.mutate({ digestAt: minute })}
          />
        </div>
      )}
    </section>
  )
}

type SwitchProps = Readonly<{
  label: string
  hint: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}>

function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className={styles.switch}>
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className={sharedStyles.weak}>
        {hint}
      </p>
    </div>
  )
}

type TimeFieldProps = Readonly<{ label: string; minute: number; onChange: (minute: number) => void }>

/** A minute of the day, saved when it is complete. */
function TimeField({ label, minute, onChange }: TimeFieldProps) {
  const id = useId()
  const change = (text: string) => {
    const [hours = '', minutes = ''] = text.split(':')
    if (hours !== '' && minutes !== '') onChange(Number(hours) * 60 + Number(minutes))
  }
  return (
    <div className={styles.time}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="time" value={timeOfDay(minute)} onChange={(event) => change(event.target.value)} />
    </div>
  )
}
