import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { Switch } from 'antd'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { FormattedTime, Section } from '../../kit/details/facts.tsx'
import { PublishSheet } from '../../kit/publish-sheet/publish-sheet.tsx'
import { type SwitchPreview, useSwitch } from './queries.ts'
import styles from './triggers.module.css'

type TriggerSwitchProps = Readonly<{ id: string; name: string; isOn: boolean }>

/** Switches a trigger off at once, and on after a sheet that says what this means. */
export function TriggerSwitch({ id, name, isOn }: TriggerSwitchProps) {
  const t = useT()
  const feedback = useFeedback()
  const { triggers } = useClient()
  const turn = useSwitch(id)
  const [isAsking, setAsking] = useState(false)
  const turnOff = () => turn.mutate({ isOn: false }, { onError: ({ message }) => feedback.error(message) })

  return (
    // biome-ignore lint/a11y: the row behind opens a drawer
    <span onClick={(event) => event.stopPropagation()}>
      <Switch
        aria-label={t('triggers.turn', { name })}
        checked={isOn}
        loading={turn.isPending}
        onChange={(next) => (next ? setAsking(true) : turnOff())}
      />
      {isAsking && (
        <PublishSheet<SwitchPreview>
          name={name}
          without="touched"
          title={t('triggers.turnOn.title', { name })}
          action={t('triggers.turnOn')}
          release={{
            queryKey: ['triggers', 'switch', id],
            queryFn: ({ signal }) => triggers.previewSwitch({ id }, { signal }),
          }}
          isPending={turn.isPending}
          error={turn.error}
          onPublish={(publication) =>
            turn.mutate({ isOn: true, ...publication }, { onSuccess: () => setAsking(false) })
          }
          onClose={() => setAsking(false)}
        >
          {(preview) => <Effects preview={preview} />}
        </PublishSheet>
      )}
    </span>
  )
}

/** When a trigger runs next, as whom, and what each of its actions does. */
function Effects({ preview: { times, timeZone, effects, actsAs } }: Readonly<{ preview: SwitchPreview }>) {
  const t = useT()
  return (
    <>
      {times.length > 0 && (
        <Section title={t('triggers.nextTimes', { timeZone })}>
          <ul className={styles.effects}>
            {times.map((time) => (
              <li key={time}>
                <FormattedTime at={time} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t('triggers.effects', { person: actsAs.name })}>
        <ol className={styles.effects}>
          {effects.map((effect, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: actions have no name, and their order is theirs
            <li key={at}>{effect}</li>
          ))}
        </ol>
      </Section>
    </>
  )
}
