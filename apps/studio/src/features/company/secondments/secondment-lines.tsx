import { useFormats, useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Section } from '../../../kit/details/facts.tsx'
import { useSecondmentsOf } from './queries.ts'
import { SecondmentState } from './secondment-state.tsx'

type SecondmentLinesProps = Readonly<{ personId: string } | { organizeId: string }>

/** Where a person is lent to and was, or who is lent to a department now and soon; nothing when no one is. */
export function SecondmentLines(props: SecondmentLinesProps) {
  const t = useT()
  const formats = useFormats()
  const ofPerson = 'personId' in props
  const { data } = useSecondmentsOf({ ...props, state: ofPerson ? '' : 'current' })
  if (!data || data.list.length === 0) return null
  return (
    <Section title={t('secondments.title')}>
      {data.list.map(({ id, person, position, department, firstDay, lastDay, state }) => (
        <div key={id}>
          {ofPerson ? `${department}/${position.name}` : `${person.name} · ${position.name}`}{' '}
          <span className={sharedStyles.weak}>
            {t('secondments.days', { from: formats.date(firstDay), to: formats.date(lastDay) })}
          </span>{' '}
          <SecondmentState state={state} />
        </div>
      ))}
    </Section>
  )
}
