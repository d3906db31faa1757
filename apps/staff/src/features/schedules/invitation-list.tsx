import { useFormats, useT } from '@signet/i18n/react'
import { Card, ErrorNote, Link } from '@signet/ui'
import { AnswerButtons, useAnswer } from './answer-buttons.tsx'
import { ColourDot, useTimeWords } from './entry-cell.tsx'
import styles from './invitation-list.module.css'
import { noonOf, scheduleHref } from './month-days.ts'
import { type Invitation, useInvitations } from './queries.ts'

/** Invitations above the calendar, which they join once accepted. A series is answered as a whole. */
export function InvitationList() {
  const t = useT()
  const { data = [] } = useInvitations()
  if (data.length === 0) return null

  return (
    <Card title={t('schedules.invitations', { count: data.length })}>
      <ul className={styles.list} aria-label={t('schedules.invitations', { count: data.length })}>
        {data.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  )
}

function InvitationRow({ invitation }: Readonly<{ invitation: Invitation }>) {
  const { answer, isPending, error } = useAnswer(invitation)
  const words = useInvitationWords()
  const { title, color } = invitation
  return (
    <li className={styles.row}>
      <Link className={styles.link} href={scheduleHref.one(invitation)}>
        <ColourDot colour={color} />
        <span className={styles.title}>{title}</span>
      </Link>
      <span className={styles.note}>{words(invitation)}</span>
      <ErrorNote error={error} />
      <div className={styles.answers}>
        <AnswerButtons
          answer="pending"
          isBusy={isPending}
          onAnswer={(given) => answer({ which: 'all', answer: given })}
        />
      </div>
    </li>
  )
}

/** Who invites, when, and how often. */
function useInvitationWords() {
  const t = useT()
  const formats = useFormats()
  const timeWords = useTimeWords()
  return (invitation: Invitation): string => {
    const { creator, startDay, repetition, repeatsUntil } = invitation
    const when = t('schedules.on', { day: formats.date(noonOf(startDay)), time: timeWords(invitation) })
    const often =
      repetition === 'none' || repeatsUntil === null
        ? []
        : [
            t(`schedules.repetition.${repetition}`),
            t('schedules.until', { day: formats.date(noonOf(repeatsUntil)) }),
          ]
    return [creator.name, when, ...often].join(' · ')
  }
}
