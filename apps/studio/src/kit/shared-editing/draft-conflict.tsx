import { useT } from '@signet/i18n/react'
import { Refusal } from '@signet/std'
import { type MergeRules, mergeDesigns, type Side } from '@signet/std/merge'
import { ErrorNote, Failure, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Modal, Skeleton } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import { useClient } from '../context/app-context.ts'
import { ConflictChoice } from './conflict-choice.tsx'
import type { EditedDesign } from './editors.tsx'
import styles from './shared-editing.module.css'
import type { SharedSaving } from './use-shared-saving.ts'

type DraftConflictProps<Draft, Tree> = Readonly<{
  design: EditedDesign
  draft: Draft
  saving: SharedSaving<Draft>
  rules: MergeRules<Draft, Tree>
  /** Parses a draft; throws a refusal for anything else. */
  read: (raw: unknown) => Draft
  /** Replaces the draft, as one step that can be undone. */
  onMerged: (merged: Draft) => void
  /** Another way out, such as a copy. */
  children?: ReactNode
}>

/** The ways out after another administrator has saved the same design. */
export function DraftConflict<Draft extends object, Tree>(props: DraftConflictProps<Draft, Tree>) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" type="primary" onClick={() => setOpen(true)}>
        {t('shared-editing.compare')}
      </Button>
      {props.children}
      {isOpen && <MergeDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

type MergeDialogProps<Draft, Tree> = DraftConflictProps<Draft, Tree> & Readonly<{ onClose: () => void }>

/** What both changed, in words; what only one of them changed is merged without a question. */
function MergeDialog<Draft extends object, Tree>(props: MergeDialogProps<Draft, Tree>) {
  const { design, draft, saving, rules, read, onMerged, onClose } = props
  const t = useT()
  const feedback = useFeedback()
  const [base] = useState(saving.base)
  const comparison = useComparison(design, base, draft)
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  const { data } = comparison
  const merge = useMemo(
    () => data && mergeDesigns(rules, { base, mine: draft, theirs: read(data.theirs) }, choices),
    [data, rules, base, draft, read, choices],
  )
  const merged = useMemo(() => merge && readMerged(read, merge.merged), [merge, read])
  const isAnswered = merge?.conflicts.every(({ key }) => choices.has(key)) === true
  const finish = () => {
    if (!data || merged === undefined) return
    saving.rebase(read(data.theirs), data.revision)
    onMerged(merged)
    onClose()
    feedback.success(t('shared-editing.merged'))
  }

  return (
    <Modal
      open
      width="min(880px, 96vw)"
      title={t('shared-editing.title')}
      okText={t('shared-editing.merge')}
      okButtonProps={{ disabled: !isAnswered || merged === undefined }}
      onOk={finish}
      onCancel={onClose}
    >
      {comparison.error && <Failure error={comparison.error} onRetry={comparison.refetch} />}
      {comparison.isPending && <Skeleton active paragraph={{ rows: 6 }} />}
      {data && merge && (
        <div className={styles.conflict}>
          <p>{t('shared-editing.mergeHint', { person: data.person })}</p>
          <div className={styles.sides}>
            <Changes
              title={t('shared-editing.theirChanges', { person: data.person })}
              sentences={data.theirChanges}
            />
            <Changes title={t('shared-editing.mineChanges')} sentences={data.mineChanges} />
          </div>
          {merge.conflicts.length > 0 && (
            <section className={styles.part} aria-label={t('shared-editing.both')}>
              <h3>{t('shared-editing.both')}</h3>
              <p>{t('shared-editing.bothHint')}</p>
              {merge.conflicts.map(({ key }, at) => (
                <ConflictChoice
                  key={key}
                  label={t('shared-editing.choice', { at: at + 1 })}
                  names={{
                    mine: t('shared-editing.mine'),
                    theirs: t('shared-editing.theirs', { person: data.person }),
                  }}
                  words={wordsOf(data.conflicts.find((one) => one.key === key))}
                  value={choices.get(key)}
                  onChange={(side) => setChoices((before) => new Map(before).set(key, side))}
                />
              ))}
            </section>
          )}
          {isAnswered && merged === undefined && <ErrorNote error={new Error(t('shared-editing.invalid'))} />}
        </div>
      )}
    </Modal>
  )
}

/** Asks the server once what both changed; the drafts are sent in whole. */
function useComparison(design: EditedDesign, base: object, mine: object) {
  const { designEditing } = useClient()
  return useQuery({
    queryKey: ['design-editing', 'comparison', design.kind, design.id],
    queryFn: ({ signal }) =>
      designEditing.compare({ ...design, base: { ...base }, mine: { ...mine } }, { signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}

/** Parts that fit alone may not fit together, such as limits of a number. */
function readMerged<Draft>(read: (raw: unknown) => Draft, merged: Draft): Draft | undefined {
  try {
    return read(merged)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

function Changes({ title, sentences }: Readonly<{ title: string; sentences: readonly string[] }>) {
  const t = useT()
  return (
    <section className={styles.part} aria-label={title}>
      <h3>{title}</h3>
      {sentences.length === 0 && <p>{t('shared-editing.noChanges')}</p>}
      <ul className={styles.changes}>
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

type Sentences = Readonly<Record<Side, readonly string[]>>

function wordsOf(sentences: Sentences | undefined): Readonly<Record<Side, string>> {
  return { mine: sentences?.mine.join(' · ') ?? '', theirs: sentences?.theirs.join(' · ') ?? '' }
}
