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
  const id = useId()
  const { data = [] } = usePhrases()
  const add = useAddPhrase()
  const [isManaging, setManaging] = useState(false)
  const text = written.trim()
  const all = [...new Set([...data.map((phrase) => phrase.text), ...ready])]
  const companys = new Set(data.filter(({ whose }) => whose === 'companys').map((phrase) => phrase.text))
  const isNew = text !== '' && text.length <= longest && !all.includes(text)

  return (
    <>
      <PhrasesHead
        id={id}
        isNew={isNew}
        add={add}
        text={text}
        data={data}
        onPress={() => setManaging(true)}
      />
      <PhraseList id={id} all={all} companys={companys} onChoose={onChoose} />
      {isManaging && <PhrasesSheet onClose={() => setManaging(false)} />}
    </>
  )
}

type PhrasesHeadProps = Readonly<{
  id: string
  isNew: boolean
  add: ReturnType<typeof useAddPhrase>
  text: string
  data: readonly Phrase[]
  onPress: () => void
}>

function PhrasesHead({ id, isNew, add, text, data, onPress }: PhrasesHeadProps) {
  const t = useT()
  const feedback = useFeedback()
  return (
    <div className={styles.head}>
      <p id={id} className={styles.title}>
        {t('phrases.title')}
      </p>
      {isNew && (
        <Button
          size="small"
          tone="quiet"
          isBusy={add.isPending}
          onClick={() => add.mutate({ text }, { onSuccess: () => feedback.success(t('phrases.saved')) })}
        >
          {t('phrases.save')}
        </Button>
      )}
      {data.length > 0 && (
        <Button size="small" tone="quiet" onClick={onPress}>
          {t('phrases.manage')}
        </Button>
      )}
    </div>
  )
}

type PhraseListProps = Pick<PhraseChipsProps, 'onChoose'> &
  Readonly<{ id: string; all: string[]; companys: Set<string> }>

function PhraseList({ id, all, companys, onChoose }: PhraseListProps) {
  const t = useT()
  return (
    <ul className={styles.phrases} aria-labelledby={id}>
      {all.map((phrase) => (
        <li key={phrase}>
          <button
            type="button"
            className={styles.phrase}
            {...(companys.has(phrase) && { 'aria-label': t('phrases.companyPhrase', { text: phrase }) })}
            onClick={() => onChoose(phrase)}
          >
            {companys.has(phrase) && <Building2 className={styles.mark} aria-hidden="true" />}
            {phrase}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The company's phrases, kept by an administrator, and one's own, to sort and delete. */
function PhrasesSheet({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  const query = usePhrases()
  const { data: me } = useCurrentUser()
  const mayChange = (phrase: Phrase) => phrase.whose === 'mine' || (me?.userInfo.isAdministrator ?? false)

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
            return (
              some.length > 0 && (
                <PhraseGroup key={whose} whose={whose} some={some} mayChange={mayChange} me={me} />
              )
            )
          })
        }
      </PageState>
    </Sheet>
  )
}

type PhraseGroupProps = Readonly<{
  whose: 'mine' | 'companys'
  some: readonly Phrase[]
  mayChange: (phrase: Phrase) => boolean
  me: ReturnType<typeof useCurrentUser>['data']
}>

function PhraseGroup({ whose, some, mayChange, me }: PhraseGroupProps) {
  const t = useT()
  return (
    <section className={sheetStyles.group}>
      <h3 className={sheetStyles.title}>{t(`phrases.${whose}`)}</h3>
      <ul aria-label={t(`phrases.${whose}`)}>
        {some.map((phrase) => (
          <PhraseLine
            key={phrase.id}
            phrase={phrase}
            siblings={some}
            mayChange={mayChange(phrase)}
            mayShare={whose === 'mine' && (me?.userInfo.isAdministrator ?? false)}
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
  const add = useAddPhrase()
  const { id, text, whose } = phrase
  const place = siblings.findIndex((one) => one.id === id)
  const moveUp = () => {
    const others = siblings.filter((one) => one.id !== id).map((one) => one.id)
    sort.mutate({ ids: others.toSpliced(place - 1, 0, id), whose })
  }

  return (
    <li className={sheetStyles.line}>
      <span className={sharedStyles.growText}>{text}</span>
      {mayShare && <ShareButton add={add} phrase={phrase} />}
      {mayChange && place > 0 && (
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

type ShareButtonProps = Pick<PhraseLineProps, 'phrase'> & Readonly<{ add: ReturnType<typeof useAddPhrase> }>

function ShareButton({ add, phrase }: ShareButtonProps) {
  const t = useT()
  const { text } = phrase
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
