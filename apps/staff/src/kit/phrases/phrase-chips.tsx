import type { contract, ParsedOutput, RequestInput } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Button, Empty, IconButton, PageState, Sheet, sharedStyles, useFeedback } from '@signet/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowUp, Building2, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useClient } from '../context/app-context.ts'
import { useCurrentUser } from '../context/use-current-user.ts'
import styles from './phrase-chips.module.css'
import sheetStyles from './phrases-sheet.module.css'

type PhraseChipsProps = Readonly<{
  /** The current text, to be saved as a phrase. */
  written: string
  /** Built-in phrases for this action. */
  ready: readonly string[]
  onChoose: (phrase: string) => void
}>

const longest = 200

/** Phrases to start from: the company's (marked), the person's own, and built-in ones. */
export function PhraseChips({ written, ready, onChoose }: PhraseChipsProps) {
  const t = useT()
  const id = useId()
  const feedback = useFeedback()
  const { data = [] } = usePhrases()
  const add = useAddPhrase()
  const [isManaging, setManaging] = useState(false)
  const text = written.trim()
  const all = [...new Set([...data.map((phrase) => phrase.text), ...ready])]
  const companys = new Set(data.filter(({ whose }) => whose === 'companys').map((phrase) => phrase.text))
  const isNew = text !== '' && text.length <= longest && !all.includes(text)
  const save = () => add.mutate({ text }, { onSuccess: () => feedback.success(t('phrases.saved')) })

  return (
    <>
      <div className={styles.head}>
        <p id={id} className={styles.title}>
          {t('phrases.title')}
        </p>
        {isNew && <SaveButton isBusy={add.isPending} onPress={save} />}
        {data.length > 0 && (
          <Button size="small" tone="quiet" onClick={() => setManaging(true)}>
            {t('phrases.manage')}
          </Button>
        )}
      </div>
      <ul className={styles.phrases} aria-labelledby={id}>
        {all.map((phrase) => (
          <PhraseChip key={phrase} phrase={phrase} isCompanys={companys.has(phrase)} onChoose={onChoose} />
        ))}
      </ul>
      {isManaging && <PhrasesSheet onClose={() => setManaging(false)} />}
    </>
  )
}

function SaveButton({ isBusy, onPress }: Readonly<{ isBusy: boolean; onPress: () => void }>) {
  const t = useT()
  return (
    <Button size="small" tone="quiet" isBusy={isBusy} onClick={onPress}>
      {t('phrases.save')}
    </Button>
  )
}

type PhraseChipProps = Pick<PhraseChipsProps, 'onChoose'> & Readonly<{ phrase: string; isCompanys: boolean }>

function PhraseChip({ phrase, isCompanys, onChoose }: PhraseChipProps) {
  const t = useT()
  return (
    <li>
      <button
        type="button"
        className={styles.phrase}
        {...(isCompanys && { 'aria-label': t('phrases.companyPhrase', { text: phrase }) })}
        onClick={() => onChoose(phrase)}
      >
        {isCompanys && <Building2 className={styles.mark} aria-hidden="true" />}
        {phrase}
      </button>
    </li>
  )
}

/** The company's phrases, kept by an administrator, and one's own, to sort and delete. */
function PhrasesSheet({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  const query = usePhrases()

  return (
    <Sheet title={t('phrases.title')} onClose={onClose}>
      <PageState
        query={query}
        skeletonRows={2}
        isEmpty={(list) => list.length === 0}
        empty={<Empty title={t('phrases.none')} hint={t('phrases.noneHint')} />}
      >
        {(list) =>
          (['companys', 'mine'] as const).map((whose) => {
            const some = list.filter((phrase) => phrase.whose === whose)
            return some.length > 0 && <PhraseGroup key={whose} whose={whose} phrases={some} />
          })
        }
      </PageState>
    </Sheet>
  )
}

type PhraseGroupProps = Readonly<{ whose: Phrase['whose']; phrases: readonly Phrase[] }>

function PhraseGroup({ whose, phrases }: PhraseGroupProps) {
  const t = useT()
  const isAdministrator = useCurrentUser().data?.userInfo.isAdministrator ?? false
  const isMine = whose === 'mine'
  return (
    <section className={sheetStyles.group}>
      <h3 className={sheetStyles.title}>{t(`phrases.${whose}`)}</h3>
      <ul aria-label={t(`phrases.${whose}`)}>
        {phrases.map((phrase) => (
          <PhraseLine
            key={phrase.id}
            phrase={phrase}
            siblings={phrases}
            mayChange={isMine || isAdministrator}
            mayShare={isMine && isAdministrator}
          />
        ))}
      </ul>
    </section>
  )
}

type PhraseLineProps = Readonly<{
  phrase: Phrase
  /** The phrases of the same owner, in order. */
  siblings: readonly Phrase[]
  mayChange: boolean
  mayShare: boolean
}>

function PhraseLine({ phrase, siblings, mayChange, mayShare }: PhraseLineProps) {
  const t = useT()
  const sort = useSortPhrases()
  const remove = useRemovePhrase()
  const { id, text, whose } = phrase
  const index = siblings.findIndex((one) => one.id === id)
  const moveUp = () => {
    const others = siblings.filter((one) => one.id !== id).map((one) => one.id)
    sort.mutate({ ids: others.toSpliced(index - 1, 0, id), whose })
  }

  return (
    <li className={sheetStyles.line}>
      <span className={sharedStyles.growText}>{text}</span>
      {mayShare && <ShareButton text={text} />}
      {mayChange && index > 0 && (
        <IconButton label={t('phrases.up', { text })} icon={<ArrowUp />} onClick={moveUp} />
      )}
      {mayChange && (
        <IconButton
          label={t('phrases.remove', { text })}
          icon={<Trash2 />}
          onClick={() => remove.mutate(id)}
        />
      )}
    </li>
  )
}

function ShareButton({ text }: Readonly<{ text: string }>) {
  const t = useT()
  const add = useAddPhrase()
  return (
    <IconButton
      label={t('phrases.share')}
      icon={<Building2 />}
      onClick={() => add.mutate({ text, whose: 'companys' })}
    />
  )
}

type Phrase = ParsedOutput<(typeof contract)['phrases']['list']>['list'][number]
type NewPhrase = RequestInput<(typeof contract)['phrases']['add']>
type Order = RequestInput<(typeof contract)['phrases']['sort']>

const key = ['phrases']

function usePhrases() {
  const { phrases } = useClient()
  return useQuery({ queryKey: key, queryFn: async () => (await phrases.list()).list })
}

function useAddPhrase() {
  const { phrases } = useClient()
  return useMutation({ mutationFn: (phrase: NewPhrase) => phrases.add(phrase), onSuccess: useRefresh() })
}

function useRemovePhrase() {
  const { phrases } = useClient()
  return useMutation({ mutationFn: (id: string) => phrases.remove({ id }), onSuccess: useRefresh() })
}

function useSortPhrases() {
  const { phrases } = useClient()
  return useMutation({ mutationFn: (order: Order) => phrases.sort(order), onSuccess: useRefresh() })
}

function useRefresh() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: key })
}
