import { useFormats, useT } from '@signet/i18n/react'
import { Card, PageState, sharedStyles } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import styles from './notice-page.module.css'
import { useNotice } from './queries.ts'

export function NoticePage() {
  const t = useT()
  const formats = useFormats()
  const { id } = useSearch({ from: '/member/pages/message/messageDetail/index' })
  const notice = useNotice(id)

  return (
    <StackPage title={t('notices.detail')}>
      <PageState query={notice} skeletonRows={1}>
        {({ title, creatorUser, releaseTime, bodyText }) => (
          <Card>
            <article className={styles.notice}>
              <h2>{title}</h2>
              <p className={sharedStyles.note}>
                {creatorUser} <time dateTime={releaseTime}>{formats.dateTime(releaseTime)}</time>
              </p>
              <div className={styles.body}>{plainText(bodyText)}</div>
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
