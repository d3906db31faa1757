import { useT } from '@signet/i18n/react'
import { Empty, IconButton, PageState, Sheet } from '@signet/ui'
import { ArrowUp, Building2, Trash2 } from 'lucide-react'
import { useCurrentUser } from '../context/use-current-user.ts'
import styles from './phrases-sheet.module.css'
import { type Phrase, useAddPhrase, usePhrases, useRemovePhrase, useSortPhrases } from './queries.ts'

/** The company's phrases, kept by an administrator, and one's own, to sort and delete. */
export function PhrasesSheet({ onClose }: Readonly<{ onClose: () => void }>) {
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
                <section key={whose} className={styles.group}>
                  <h3 className={styles.title}>{t(`phrases.${whose}`)}</h3>
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
            )
          })
        }
      </PageState>
    </Sheet>
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
    <li className={styles.line}>
      <span className={styles.text}>{text}</span>
      {mayShare && (
        <IconButton
          label={t('phrases.share')}
          icon={<Building2 />}
          onClick={() => add.mutate({ text, whose: 'companys' })}
        />
      )}
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
