import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { Link, useBlocker } from '@tanstack/react-router'
import { Button, Tooltip } from 'antd'
import { ArrowLeft, CircleAlert, Redo2, Undo2 } from 'lucide-react'
import type { Autosave } from '../../../shell/use-autosave.ts'
import { type SavedTemplate, useTemplateDeed } from '../queries.ts'
import { TemplateStatus } from '../template-status.tsx'
import { useTemplateDesigner } from './template-context.ts'
import styles from './template-desk.module.css'
import { useTemplateSaving } from './use-template-saving.ts'

/** What the template is called, how far it is saved, and what can be done with it as a whole. */
export function TemplateBar({ saved }: Readonly<{ saved: SavedTemplate }>) {
  const t = useT()
  const { formId, name } = useTemplateDesigner()
  const saving = useTemplateSaving(saved)
  useLeavingGuard(saving)

  return (
    <header className={styles.bar}>
      <Link
        to="/prints/$formId"
        params={{ formId }}
        className={styles.back}
        aria-label={t('print-templates.back')}
      >
        <ArrowLeft size={18} aria-hidden="true" />
      </Link>
      <h1 className={styles.title}>{name}</h1>
      <Saving saving={saving} />
      <span className={styles.gap} />
      <Mistakes />
      <Steps />
      <Publish saved={saved} saving={saving} />
    </header>
  )
}

/** What rests unsaved for a moment is saved before the page is left; only what cannot be saved is asked about. */
function useLeavingGuard({ isSaved, save }: Autosave): void {
  const t = useT()
  const feedback = useFeedback()
  useBlocker({
    disabled: isSaved,
    enableBeforeUnload: !isSaved,
    shouldBlockFn: async () => {
      const isSafe = await save().then(
        () => true,
        () => false,
      )
      if (isSafe) return false
      return !(await feedback.ask({
        title: t('list-design.leave.title'),
        body: t('list-design.leave.body'),
        confirm: t('list-design.leave.confirm'),
        tone: 'danger',
      }))
    },
  })
}

function Saving({ saving: { isSaved, isPending, error, save } }: Readonly<{ saving: Autosave }>) {
  const t = useT()
  if (error && !isPending)
    return (
      <span className={styles.failed} role="alert">
        {error.message}
        <Button size="small" onClick={() => void save().catch(() => undefined)}>
          {t('form-design.saving.again')}
        </Button>
      </span>
    )
  return (
    <span className={styles.saving} role="status">
      {t(isSaved ? 'form-design.saving.done' : 'form-design.saving.pending')}
    </span>
  )
}

/** How many mistakes there are; pressing it goes to the next one. */
function Mistakes() {
  const t = useT()
  const { mistakes, state, tell } = useTemplateDesigner()
  if (mistakes.length === 0) return null
  const places = [...new Set(mistakes.map(({ block }) => block))]
  const next = places[(places.indexOf(state.selected) + 1) % places.length]
  return (
    <Button
      danger
      icon={<CircleAlert size={16} aria-hidden />}
      onClick={() => tell({ deed: 'select', id: next })}
    >
      {t('form-design.mistakes', { count: mistakes.length })}
    </Button>
  )
}

function Steps() {
  const t = useT()
  const { state, tell } = useTemplateDesigner()
  const { past, future } = state.history
  const steps = [
    { deed: 'undo', Icon: Undo2, isOff: past.length === 0 },
    { deed: 'redo', Icon: Redo2, isOff: future.length === 0 },
  ] as const
  return steps.map(({ deed, Icon, isOff }) => (
    <Tooltip key={deed} title={t(`form-design.${deed}`)}>
      <Button
        icon={<Icon size={16} aria-hidden />}
        aria-label={t(`form-design.${deed}`)}
        disabled={isOff}
        onClick={() => tell({ deed })}
      />
    </Tooltip>
  ))
}

/** Saves first what is not saved yet, so that what people print by is what stands here. */
function Publish({ saved, saving }: Readonly<{ saved: SavedTemplate; saving: Autosave }>) {
  const t = useT()
  const feedback = useFeedback()
  const { formId: id, mistakes } = useTemplateDesigner()
  const { templateId } = saved
  const publish = useTemplateDeed((calls, of: string) => calls.publish({ id, templateId: of }))
  const state = publish.isSuccess && saving.isSaved ? 'published' : saved.state
  const onPublish = () =>
    saving.save().then(
      () => publish.mutate(templateId, { onSuccess: () => feedback.success(t('print-templates.published')) }),
      () => undefined,
    )
  return (
    <>
      <TemplateStatus state={saving.isSaved || state === 'draft' ? state : 'changed'} />
      <Button
        type="primary"
        disabled={mistakes.length > 0}
        loading={publish.isPending}
        onClick={() => void onPublish()}
      >
        {t('studio.publish.action')}
      </Button>
    </>
  )
}
