import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { Link, useBlocker } from '@tanstack/react-router'
import { Button, Segmented, Tooltip } from 'antd'
import { ArrowLeft, CircleAlert, History, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { DesignState } from '../../../shell/design-state.tsx'
import type { Autosave } from '../../../shell/use-autosave.ts'
import type { SavedList } from '../queries.ts'
import { type ListPart, listParts } from '../read-part.ts'
import styles from './list-bar.module.css'
import { useListDesigner } from './list-context.ts'
import { type SettingTab, tabOfMistake } from './mistake-key.ts'
import { PublishList } from './publish-list.tsx'
import { useListSaving } from './use-list-saving.ts'
import { VersionsDrawer } from './versions-drawer.tsx'
import { WithdrawList } from './withdraw-list.tsx'

type ListBarProps = Readonly<{
  saved: SavedList
  part: ListPart
  onPart: (part: ListPart) => void
  onTab: (tab: SettingTab) => void
}>

/** Which list this is, how far it is saved, and what can be done with it as a whole. */
export function ListBar({ saved, part, onPart, onTab }: ListBarProps) {
  const t = useT()
  const saving = useListSaving(saved.state !== 'none')
  const state = saved.state === 'none' ? 'draft' : saved.state
  useLeavingGuard(saving)

  return (
    <header className={styles.bar}>
      <Link to="/forms" className={styles.back} aria-label={t('list-design.back')}>
        <ArrowLeft size={18} aria-hidden="true" />
      </Link>
      <h1 className={styles.title}>{t('list-design.title', { name: saved.name })}</h1>
      <DesignState state={saving.isSaved || state === 'draft' ? state : 'changed'} version={saved.version} />
      <Segmented<ListPart>
        value={part}
        aria-label={t('list-design.parts')}
        options={listParts.map((value) => ({ value, label: t(`list-design.part.${value}`) }))}
        onChange={onPart}
      />
      <SavingState saving={saving} />
      <span className={styles.gap} />
      {part === 'list' && (
        <>
          <Mistake onTab={onTab} />
          <Steps />
          <Versions id={saved.formId} />
          <WithdrawList saved={saved} />
          <Link to="/prints/$formId" params={{ formId: saved.formId }} className={styles.onward}>
            {t('print-templates.template')}
          </Link>
        </>
      )}
      <PublishList saving={saving} />
    </header>
  )
}

/** What could not be saved yet is not left behind without a question. */
function useLeavingGuard({ isSaved, save }: Autosave): void {
  const t = useT()
  const feedback = useFeedback()
  const { mistake } = useListDesigner()
  useBlocker({
    disabled: isSaved,
    enableBeforeUnload: !isSaved,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false
      const isSafe =
        mistake === undefined &&
        (await save().then(
          () => true,
          () => false,
        ))
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

/** Says quietly whether the draft is safe, and loudly when it is not. */
function SavingState({ saving: { isSaved, isPending, error, save } }: Readonly<{ saving: Autosave }>) {
  const t = useT()
  const { mistake } = useListDesigner()
  if (error && !isPending)
    return (
      <span className={styles.failed} role="alert">
        {error.message}
        <Button size="small" onClick={() => void save().catch(() => undefined)}>
          {t('list-design.saving.again')}
        </Button>
      </span>
    )

  const word = isSaved ? 'done' : mistake ? 'held' : 'pending'
  return (
    <span className={styles.saving} role="status">
      {t(`list-design.saving.${word}`)}
    </span>
  )
}

/** The mistake that keeps the draft from being saved; pressing it goes where it can be mended. */
function Mistake({ onTab }: Pick<ListBarProps, 'onTab'>) {
  const t = useT()
  const { mistake } = useListDesigner()
  if (!mistake) return null
  return (
    <Button
      danger
      icon={<CircleAlert size={16} aria-hidden />}
      title={mistake.path}
      onClick={() => onTab(tabOfMistake(mistake))}
    >
      {t('list-design.wrong.go')}
    </Button>
  )
}

function Steps() {
  const t = useT()
  const { history, tell } = useListDesigner()
  const steps = [
    { deed: 'undo', Icon: Undo2, isOff: history.past.length === 0 },
    { deed: 'redo', Icon: Redo2, isOff: history.future.length === 0 },
  ] as const
  return steps.map(({ deed, Icon, isOff }) => (
    <Tooltip key={deed} title={t(`list-design.${deed}`)}>
      <Button
        icon={<Icon size={16} aria-hidden />}
        aria-label={t(`list-design.${deed}`)}
        disabled={isOff}
        onClick={() => tell({ deed })}
      />
    </Tooltip>
  ))
}

function Versions({ id }: Readonly<{ id: string }>) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Tooltip title={t('list-design.versions')}>
        <Button
          icon={<History size={16} aria-hidden />}
          aria-label={t('list-design.versions')}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      {isOpen && <VersionsDrawer id={id} onClose={() => setOpen(false)} />}
    </>
  )
}
