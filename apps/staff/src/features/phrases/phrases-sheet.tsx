import { useT } from '@signet/i18n/react'
import { Empty, PageState, Sheet } from '@signet/ui'
import { useCurrentUser } from '../../lib/use-current-user.ts'
import { PhraseLine } from './phrase-line.tsx'
import styles from './phrases-sheet.module.css'
import { type Phrase, usePhrases } from './queries.ts'

/** The company's phrases, which an administrator keeps in order, and mine, to sort and to forget. */
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
