import type { Client } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { Empty, ErrorNote, Failure, sharedStyles, useFeedback } from '@signet/ui'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { PageTitle } from '../../kit/details/tab-title.tsx'
import { TextField } from '../../kit/fields/labelled-inputs.tsx'
import styles from './phrases-page.module.css'

/** Phrases that approvers can start their opinion with, in display order. */
export function PhrasesPage() {
  const t = useT()
  const { data, error, refetch } = useQuery(phrasesQuery(useClient()))
  return (
    <section className={styles.page} aria-label={t('studio.phrases')}>
      <PageTitle>{t('studio.phrases')}</PageTitle>
      <p className={sharedStyles.weak}>{t('company-phrases.hint')}</p>
      <div className={styles.card}>
        {data === undefined && error && <Failure error={error} onRetry={refetch} />}
        {data === undefined && !error && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
        {data?.length === 0 && <Empty title={t('studio.list.empty')} hint={t('company-phrases.emptyHint')} />}
        {data && data.length > 0 && <PhraseList phrases={data} />}
        {data && <AddPhrase />}
      </div>
    </section>
  )
}

function PhraseList({ phrases }: Readonly<{ phrases: readonly Phrase[] }>) {
  const t = useT()
  const sort = useSortPhrases()
  const remove = useRemovePhrase()
  const move = (from: number, to: number) => {
    const ids = phrases.map(({ id }) => id)
    sort.mutate(ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1)))
  }
  return (
    <>
      <ol className={styles.lines} aria-label={t('studio.phrases')}>
        {phrases.map(({ id, text }, index) => (
          <PhraseLine
            key={id}
            text={text}
            isFirst={index === 0}
            isLast={index === phrases.length - 1}
            onMove={(by) => move(index, index + by)}
            onRemove={() => remove.mutate(id)}
          />
        ))}
      </ol>
      <ErrorNote error={sort.error ?? remove.error} />
    </>
  )
}

const longest = 200

function AddPhrase() {
  const t = useT()
  const add = useAddPhrase()
  const [text, setText] = useState('')
  const written = text.trim()
  return (
    <form
      className={styles.form}
      aria-label={t('company-phrases.add')}
      onSubmit={(event) => {
        event.preventDefault()
        add.mutate(written, { onSuccess: () => setText('') })
      }}
    >
      <TextField
        label={t('company-phrases.new')}
        maxLength={longest}
        showCount
        value={text}
        onChange={setText}
      />
      <ErrorNote error={add.error} />
      <Button type="primary" htmlType="submit" loading={add.isPending} disabled={written === ''}>
        {t('company-phrases.add')}
      </Button>
    </form>
  )
}

type PhraseLineProps = Readonly<{
  text: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}>

/** One phrase, with buttons to move and remove it. */
function PhraseLine({ text, isFirst, isLast, onMove, onRemove }: PhraseLineProps) {
  const t = useT()
  const feedback = useFeedback()
  const ask = async () => {
    const isSure = await feedback.ask({
      title: t('studio.removeTitle', { name: text }),
      body: t('company-phrases.removeBody'),
      confirm: t('studio.remove'),
      tone: 'danger',
    })
    if (isSure) onRemove()
  }
  return (
    <li className={styles.line}>
      <span className={sharedStyles.growText}>{text}</span>
      <MoveButtons text={text} isFirst={isFirst} isLast={isLast} onMove={onMove} />
      <Button
        type="text"
        danger
        icon={<Trash2 size={16} aria-hidden />}
        aria-label={t('company-phrases.remove', { text })}
        onClick={ask}
      />
    </li>
  )
}

function MoveButtons({ text, isFirst, isLast, onMove }: Omit<PhraseLineProps, 'onRemove'>) {
  const t = useT()
  return (
    <>
      <Button
        type="text"
        icon={<ArrowUp size={16} aria-hidden />}
        aria-label={t('company-phrases.up', { text })}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <Button
        type="text"
        icon={<ArrowDown size={16} aria-hidden />}
        aria-label={t('company-phrases.down', { text })}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
    </>
  )
}

const key = ['company-phrases']
const whose = 'companys'

export type Phrase = Awaited<ReturnType<Client['phrases']['list']>>['list'][number]

/** The company's phrases in order, without the person's own. */
export const phrasesQuery = ({ phrases }: Client) =>
  queryOptions({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await phrases.list({}, { signal })).list.filter((phrase) => phrase.whose === whose),
  })

export function useAddPhrase() {
  const { phrases } = useClient()
  return useChange((text: string) => phrases.add({ text, whose }))
}

export function useRemovePhrase() {
  const { phrases } = useClient()
  return useChange((id: string) => phrases.remove({ id }))
}

export function useSortPhrases() {
  const { phrases } = useClient()
  return useChange((ids: string[]) => phrases.sort({ ids, whose }))
}

function useChange<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn,
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  })
}
