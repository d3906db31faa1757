import { sentenceAt } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { AppTile, Cell, CellGroup, Empty, ErrorNote, PageState } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useApp, useLooks } from '../../kit/context/app-context.ts'
import { formStart } from '../../kit/forms/use-form-environment.ts'
import type { Incoming } from '../../kit/incoming/open-incoming.ts'
import { launchHref } from '../../kit/links/case-href.ts'
import { outboxes } from '../../kit/outbox/waiting.ts'
import { type Fit, fitIncoming } from './fit-incoming.ts'
import { useReceivingFlows } from './queries.ts'

type IncomingFormsProps = Readonly<{ incoming: Incoming }>

/** The forms that begin with what was shared; those whose rules refuse it say why. */
export function IncomingForms({ incoming }: IncomingFormsProps) {
  const t = useT()
  const flows = useReceivingFlows()
  const begin = useBegin(incoming)
  return (
    <PageState query={flows}>
      {(loaded) => {
        const { fitting, refusing } = fitIncoming(loaded, incoming)
        return (
          <>
            <ErrorNote error={begin.error} />
            {fitting.length === 0 ? (
              <Empty title={t('incoming.noForms')} hint={t('incoming.noFormsHint')} />
            ) : (
              <CellGroup title={t('incoming.begin')}>
                {fitting.map((fit) => (
                  <FormCell
                    key={fit.flow.id}
                    fit={fit}
                    onPress={() => !begin.isPending && begin.mutate(fit)}
                  />
                ))}
              </CellGroup>
            )}
            {refusing.length > 0 && (
              <CellGroup title={t('incoming.refusing')}>
                {refusing.map((fit) => (
                  <FormCell key={fit.flow.id} fit={fit} />
                ))}
              </CellGroup>
            )}
          </>
        )
      }}
    </PageState>
  )
}

type FormCellProps = Readonly<{ fit: Fit; onPress?: () => void }>

function FormCell({ fit, onPress }: FormCellProps) {
  const t = useT()
  const { locale } = useLooks().language
  const { flow, problem } = fit
  const field = (fit.files ?? fit.text)?.label ?? ''
  return (
    <Cell
      icon={<AppTile icon={flow.icon} name={flow.name} seed={flow.id} color={flow.iconColor} size={32} />}
      title={flow.name}
      note={problem ? sentenceAt(problem, field, { locale, t }) : t('incoming.into', { field })}
      {...(onPress && { onPress })}
    />
  )
}

/** Keeps the files for the form, and opens it with them. */
function useBegin({ files, text }: Incoming) {
  const { queries } = useApp()
  const { history } = useRouter()
  return useMutation({
    meta: { isShown: true },
    mutationFn: async (fit: Fit) => {
      const kept = outboxes.get(queries)?.files
      const values: Record<string, unknown> = {}
      if (fit.files && kept) {
        const attached: unknown[] = []
        for (const file of files)
          attached.push({ fileId: await kept.keep(file), name: file.name, size: file.size, type: file.type })
        values[fit.files.key] = attached
      }
      if (fit.text) values[fit.text.key] = text
      history.push(launchHref(fit.flow.id), formStart(values))
    },
  })
}
