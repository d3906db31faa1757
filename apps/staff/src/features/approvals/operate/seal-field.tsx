import { useT } from '@signet/i18n/react'
import { Card, RequiredMark, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { TextArea } from '../../../kit/fields/text-area.tsx'
import type { OpenedCase } from '../queries.ts'
import type { OperateDraft } from './operate-action.ts'
import styles from './seal-field.module.css'

type Asked = OpenedCase['opinion']['seal']
type Chosen = OperateDraft['seal']

type SealFieldProps = Readonly<{
  /** What the step asks for, with the seals that this person can choose. */
  asked: Asked
  taskId: string
  value: Chosen
  problem: string | null
  reasonProblem: string | null
  onChange: (seal: Chosen) => void
}>

/** The seal of the company that the decision applies, with its picture, and a reason where the seal asks for one. */
export function SealField({ asked, taskId, value, problem, reasonProblem, onChange }: SealFieldProps) {
  const t = useT()
  const { rule, offered } = asked
  const pictures = useSealPictures(taskId)
  const chosen = offered.find(({ id }) => id === value?.sealId)
  const choose = (sealId: string) => onChange({ sealId, reason: value?.reason ?? '' })

  return (
    <Card
      title={
        <>
          {t('approvals.seal.label')}
          {rule === 'must' && <RequiredMark />}
        </>
      }
    >
      {offered.length === 0 ? (
        <p id="operate-seal" tabIndex={-1} className={sharedStyles.weak}>
          {t(rule === 'must' ? 'approvals.seal.noneOffered' : 'approvals.seal.noneToUse')}
        </p>
      ) : (
        <SealList
          asked={asked}
          pictures={pictures}
          value={value}
          onChoose={choose}
          onLeave={() => onChange(null)}
        />
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {chosen?.asksReason && value && (
        <TextArea
          id="operate-sealReason"
          label={t('approvals.seal.reason')}
          placeholder={t('approvals.seal.reasonHint')}
          isRequired
          problem={reasonProblem}
          value={value.reason}
          maxLength={200}
          onChange={(reason) => onChange({ ...value, reason })}
        />
      )}
    </Card>
  )
}

/** Pictures come apart from the case: they are large, and without a network the names are enough. */
function useSealPictures(taskId: string): ReadonlyMap<string, string> {
  const { seals } = useClient()
  const { data } = useQuery({
    queryKey: ['task-seals', taskId],
    queryFn: ({ signal }) => seals.ofTask({ taskId }, { signal }),
    retry: false,
    meta: { isShown: true },
  })
  return new Map(data?.offered.map(({ id, icon }) => [id, icon]))
}

type SealListProps = Readonly<{
  asked: Asked
  pictures: ReadonlyMap<string, string>
  value: Chosen
  onChoose: (sealId: string) => void
  onLeave: () => void
}>

function SealList({ asked: { rule, offered }, pictures, value, onChoose, onLeave }: SealListProps) {
  const t = useT()
  const name = useId()
  const idOf = (at: number) => (at === 0 ? { id: 'operate-seal' } : {})
  return (
    <div role="radiogroup" aria-label={t('approvals.seal.label')} className={styles.seals}>
      {offered.map(({ id, fullName }, at) => (
        <label key={id} className={styles.seal}>
          <input
            {...idOf(at)}
            type="radio"
            className={sharedStyles.tick}
            name={name}
            checked={value?.sealId === id}
            onChange={() => onChoose(id)}
          />
          <span className={styles.picture}>{pictures.has(id) && <img src={pictures.get(id)} alt="" />}</span>
          <span>{fullName}</span>
        </label>
      ))}
      {rule === 'may' && (
        <label className={styles.seal}>
          <input
            type="radio"
            className={sharedStyles.tick}
            name={name}
            checked={value === null}
            onChange={onLeave}
          />
          <span>{t('approvals.seal.without')}</span>
        </label>
      )}
    </div>
  )
}
