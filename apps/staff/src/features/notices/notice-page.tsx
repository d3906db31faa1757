import { useFormats, useT } from '@signet/i18n/react'
import { Button, Card, PageState, Skeleton, sharedStyles } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '../../kit/pages/lazy-part.ts'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import styles from './notice-page.module.css'
import { leadsElsewhere, textOfNotice } from './notice-target.ts'
import { useNotice } from './queries.ts'
import { useOpenNotice } from './use-open-notice.ts'

const AnnouncementBody = lazyPart(async () => {
  const body = await import('./announcement-body.tsx')
  await body.loadAnnouncementViews()
  return body.AnnouncementBody
})

export function NoticePage() {
  const t = useT()
  const formats = useFormats()
  const { id } = useSearch({ from: '/member/pages/message/messageDetail/index' })
  const notice = useNotice(id)
  const open = useOpenNotice()

  return (
    <StackPage title={t('notices.detail')}>
      <PageState query={notice} skeletonRows={1}>
        {(loaded) => (
          <Card>
            <article className={styles.notice}>
              <h2>{loaded.title}</h2>
              <p className={sharedStyles.note}>
                {loaded.creatorUser}{' '}
                <time dateTime={loaded.releaseTime}>{formats.dateTime(loaded.releaseTime)}</time>
              </p>
              {loaded.announcement ? (
                <Suspense fallback={<Skeleton rows={2} />}>
                  <AnnouncementBody text={loaded.bodyText} announcement={loaded.announcement} />
                </Suspense>
              ) : (
                <div className={styles.body}>{plainText(textOfNotice(loaded))}</div>
              )}
              {leadsElsewhere(loaded) && (
                <Button tone="primary" isWide isBusy={open.isPending} onClick={() => open.mutate(loaded)}>
                  {t('notices.open')}
                </Button>
              )}
            </article>
          </Card>
        )}
      </PageState>
    </StackPage>
  )
}

/** Converts rich text to plain text, so that markup of a notice never reaches the page. */
function plainText(markup: string): string {
  if (!/<[a-z/]/i.test(markup)) return markup
  const { body } = new DOMParser().parseFromString(
    markup.replace(/<(br|\/p|\/div|\/li)[^>]*>/gi, '$&\n'),
    'text/html',
  )
  return body.textContent.trim()
}
