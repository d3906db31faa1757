import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { PageTitle } from '../../../kit/details/tab-title.tsx'
import { ExportPart } from './export-part.tsx'
import { ImportPart } from './import-part.tsx'

/** Definitions as files: from here to another installation, and from there to here. */
export function DefinitionFilesPage() {
  const t = useT()
  return (
    <section className={sharedStyles.scrollPage} aria-label={t('definition-files.title')}>
      <PageTitle>{t('definition-files.title')}</PageTitle>
      <ImportPart />
      <ExportPart />
    </section>
  )
}
