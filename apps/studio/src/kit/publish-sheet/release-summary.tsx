import { mostCountedRecords, type Release, type ReleaseFinding, type ReleaseRight } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Status, type StatusKind } from '@signet/ui'
import { Button } from 'antd'
import { Section } from '../details/facts.tsx'
import styles from './publish-sheet.module.css'

type SummaryProps = Readonly<{
  release: Release
  without: 'touched' | undefined
  onParts: ((parts: readonly string[]) => void) | undefined
}>

/** Changes, findings, people, and what is touched. */
export function ReleaseSummary({ release, without, onParts }: SummaryProps) {
  const t = useT()
  return (
    <>
      <Section title={t('publish-sheet.changes')}>
        <Changes release={release} />
      </Section>
      <Section title={t('publish-sheet.findings')}>
        <Findings findings={release.findings} onParts={onParts} />
      </Section>
      {release.rights.length > 0 && (
        <Section title={t('publish-sheet.rights')}>
          <Rights rights={release.rights} />
        </Section>
      )}
      {without !== 'touched' && (
        <Section title={t('publish-sheet.touched')}>
          <Touched release={release} />
        </Section>
      )}
    </>
  )
}

function Changes({ release: { version, changes } }: Readonly<{ release: Release }>) {
  const t = useT()
  if (changes.length === 0)
    return <p className={styles.weak}>{t(version === 1 ? 'publish-sheet.first' : 'publish-sheet.same')}</p>
  return (
    <ul className={styles.changes}>
      {changes.map(({ change, message }) => (
        <li key={message} data-change={change}>
          {message}
        </li>
      ))}
    </ul>
  )
}

const looks: Readonly<Record<ReleaseFinding['severity'], StatusKind>> = {
  blocks: 'failed',
  red: 'failed',
  notice: 'overdue',
}
const order = ['blocks', 'red', 'notice'] as const

type FindingsProps = Readonly<{ findings: readonly ReleaseFinding[] }> & Pick<SummaryProps, 'onParts'>

/** The gravest findings first. */
function Findings({ findings, onParts }: FindingsProps) {
  const t = useT()
  if (findings.length === 0) return <Status kind="passed">{t('publish-sheet.sound')}</Status>
  const sorted = order.flatMap((severity) => findings.filter((finding) => finding.severity === severity))
  return (
    <ul className={styles.findings}>
      {sorted.map((finding) => (
        <li key={`${finding.code} ${finding.message}`}>
          <Status kind={looks[finding.severity]}>{t(`publish-sheet.severity.${finding.severity}`)}</Status>
          <span>{finding.message}</span>
          {onParts && finding.parts.length > 0 && (
            <Button type="link" size="small" onClick={() => onParts(finding.parts)}>
              {t('publish-sheet.show')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Rights({ rights }: Readonly<{ rights: readonly ReleaseRight[] }>) {
  const t = useT()
  return (
    <dl className={styles.rights}>
      {rights.map(({ right, people, of, names }) => (
        <div key={right}>
          <dt>{t(`publish-sheet.right.${right}`)}</dt>
          <dd>
            {people > 0 && people === of
              ? t('publish-sheet.everybody', { people })
              : t('publish-sheet.people', {
                  people,
                  names: names.join(t('publish-sheet.separator')),
                  isCut: String(people > names.length),
                })}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Touched({ release: { cases, records } }: Readonly<{ release: Release }>) {
  const t = useT()
  if (cases === 0 && records === 0) return <p className={styles.weak}>{t('publish-sheet.untouched')}</p>
  return (
    <ul className={styles.changes}>
      {cases > 0 && <li>{t('publish-sheet.cases', { cases })}</li>}
      {records > 0 && (
        <li>{t('publish-sheet.records', { records, isCut: String(records >= mostCountedRecords) })}</li>
      )}
    </ul>
  )
}
