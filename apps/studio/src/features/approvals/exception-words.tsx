import type { StuckCase } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import styles from './exceptions-page.module.css'

type CaseException = StuckCase['exceptions'][number]

/** Exceptions found by the monitor and not by a flow. */
const ofMonitor: ReadonlySet<string> = new Set(['holderGone', 'clockFailed'])

/** What is wrong, at which step and since when, in one sentence. */
export function exceptionSentence(
  t: ReturnType<typeof useT>,
  formats: ReturnType<typeof useFormats>,
  { code, nodeName, at, params }: CaseException,
): string {
  const what = ofMonitor.has(code)
    ? t(`approvals.monitor.${code}`, params)
    : t(`flow.exception.${code}`, params)
  const facts = { what, node: nodeName, since: formats.near(at, Date.now()) }
  return t(
    nodeName === '' ? 'approvals.monitor.trouble.sentence' : 'approvals.monitor.trouble.sentenceAt',
    facts,
  )
}

/** Everything that is wrong with a case, with reasons and with what helps; nothing for one without an exception. */
export function Trouble({ row }: Readonly<{ row: StuckCase | undefined }>) {
  const t = useT()
  const formats = useFormats()
  if (!row || row.exceptions.length === 0) return null
  return (
    <section className={styles.trouble} aria-label={t('approvals.monitor.whatIsWrong')}>
      {row.exceptions.map((exception) => (
        <div key={`${exception.code} ${exception.node} ${exception.at}`}>
          <strong>{exceptionSentence(t, formats, exception)}</strong>
          {exception.params['reason'] !== undefined && (
            <p className={styles.reason}>{exception.params['reason']}</p>
          )}
          <p>{t(exception.stops ? 'approvals.monitor.trouble.stops' : 'approvals.monitor.trouble.goesOn')}</p>
          {exception.isOpen && <p>{t('approvals.monitor.trouble.advice', { code: exception.code })}</p>}
        </div>
      ))}
    </section>
  )
}
