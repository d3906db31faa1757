import { useT } from '@signet/i18n/react'
import { Refusal } from '@signet/std'
import { useFeedback } from '@signet/ui'
import { Link } from '@tanstack/react-router'
import { useClient } from '../../../kit/context/app-context.ts'
import { Section } from '../../../kit/details/facts.tsx'
import { PublishSheet } from '../../../kit/publish-sheet/publish-sheet.tsx'
import { usePublishFlow } from '../queries.ts'
import { BackTestPanel } from './back-test-panel.tsx'

type FlowSheetProps = Readonly<{
  id: string
  formId: string
  name: string
  onParts?: (parts: readonly string[]) => void
  onClose: () => void
}>

/** What publishing a flow means; past cases can be replayed before. */
export function FlowSheet({ id, formId, name, onParts, onClose }: FlowSheetProps) {
  const t = useT()
  const feedback = useFeedback()
  const { flowDesign } = useClient()
  const publish = usePublishFlow()
  const tellPublished = (failedTests: readonly string[]) => {
    onClose()
    if (failedTests.length === 0) return feedback.success(t('studio.publish.done'))
    const names = failedTests.join(t('flow-design.separator'))
    feedback.error(t('flow-design.review.publishedFailing', { names }))
  }
  return (
    <PublishSheet
      name={name}
      release={{
        queryKey: ['flow-design', 'release', id],
        queryFn: ({ signal }) => flowDesign.previewRelease({ id }, { signal }),
      }}
      isPending={publish.isPending}
      error={publish.error}
      onPublish={(publication) =>
        publish.mutate({ id, ...publication }, { onSuccess: ({ failedTests }) => tellPublished(failedTests) })
      }
      {...(onParts && { onParts })}
      help={(fault) =>
        fault instanceof Refusal &&
        fault.code === 'design.notPublished' && (
          <Link to="/forms/$id" params={{ id: formId }}>
            {t('flow-design.openForm')}
          </Link>
        )
      }
      onClose={onClose}
    >
      {({ past }) =>
        past > 0 && (
          <Section title={t('flow-design.review.backTest')}>
            <BackTestPanel id={id} />
          </Section>
        )
      }
    </PublishSheet>
  )
}
