import { AnsweredRefusal } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { ErrorNote } from '@signet/ui'
import { Section } from '../../shell/section.tsx'
import { LinkPart } from './link-part.tsx'
import { useLinks } from './queries.ts'

/** The public form and the public query of a form. */
export function LinksSection({ modelId }: Readonly<{ modelId: string }>) {
  const t = useT()
  const links = useLinks(modelId)
  const { data, error } = links
  const isNoModel = error instanceof AnsweredRefusal && error.code === 'records.modelNotFound'

  return (
    <Section title={t('short-links.title')}>
      {isNoModel ? <p>{t('short-links.noModel')}</p> : <ErrorNote error={error} />}
      {data && <LinkPart purpose="form" modelId={modelId} links={data} />}
      {data && <LinkPart purpose="query" modelId={modelId} links={data} />}
    </Section>
  )
}
