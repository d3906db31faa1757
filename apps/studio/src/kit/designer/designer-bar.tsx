import { useT } from '@signet/i18n/react'
import type { History } from '@signet/std'
import { Status, type StatusKind, sharedStyles } from '@signet/ui'
import { Button, Tooltip } from 'antd'
import { CloudOff, History as HistoryIcon, Redo2, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useCommands } from '../commands/use-commands.ts'
import { useTabTitle } from '../details/tab-title.tsx'
import { type EditedDesign, Editors } from '../shared-editing/editors.tsx'
import styles from './designer-bar.module.css'
import { type Shortcut, ShortcutHelp } from './shortcut-help.tsx'
import { type Autosave, isOvertaken } from './use-autosave.ts'

type DesignerBarProps = Readonly<{
  /** A link with icon and name, back to where the design was opened. */
  back: ReactNode
  title: string
  /** Names the design of which the other editors are shown. */
  design?: EditedDesign
  /** Explained by a button and the key `?`. */
  shortcuts: readonly Shortcut[]
  /** Saving and publication state. */
  state: ReactNode
  /** Actions on the design. */
  children: ReactNode
}>

/** The header of a designer. */
export function DesignerBar({ back, title, design, shortcuts, state, children }: DesignerBarProps) {
  useTabTitle('thing', title)
  return (
    <header className={styles.bar} data-designer="">
      <span className={styles.back}>{back}</span>
      <h1 className={styles.title}>{title}</h1>
      {state}
      <span className={sharedStyles.fill} />
      {design && <Editors {...design} />}
      <ShortcutHelp shortcuts={shortcuts} />
      {children}
    </header>
  )
}

type EditStepsProps = Readonly<{
  history: History<unknown>
  tell: (action: Readonly<{ type: 'undo' | 'redo' }>) => void
}>

/** Undo and redo buttons. */
export function EditSteps({ history, tell }: EditStepsProps) {
  const t = useT()
  const steps = [
    { type: 'undo', Icon: Undo2, keys: 'Ctrl Z', isOff: history.past.length === 0 },
    { type: 'redo', Icon: Redo2, keys: 'Ctrl Y', isOff: history.future.length === 0 },
  ] as const
  useCommands(() =>
    steps
      .filter(({ isOff }) => !isOff)
      .map(({ type, keys }) => ({
        ...{ id: type, textKey: `studio.${type}`, note: 'go-to.command', keys },
        run: () => tell({ type }),
      })),
  )
  return steps.map(({ type, Icon, isOff }) => (
    <Tooltip key={type} title={t(`studio.${type}`)}>
      <Button
        icon={<Icon size={16} aria-hidden />}
        aria-label={t(`studio.${type}`)}
        disabled={isOff}
        onClick={() => tell({ type })}
      />
    </Tooltip>
  ))
}

type SavingStateProps = Readonly<{
  saving: Autosave
  /** Whether incomplete input keeps the draft from being saved. */
  isHeld?: boolean
  /** The way out after another administrator has saved; saving again could not succeed. */
  conflict?: ReactNode
}>

/** Shows discreetly that the draft is saved, and clearly that it is not. */
export function SavingState({
  saving: { isSaved, isPending, isOffline, error, save },
  isHeld = false,
  conflict,
}: SavingStateProps) {
  const t = useT()
  if (error && !isPending)
    return (
      <span className={styles.failed} role="alert">
        {error.message}
        {isOvertaken(error) && conflict ? (
          conflict
        ) : (
          <Button size="small" onClick={() => void save().catch(() => undefined)}>
            {t('studio.saving.again')}
          </Button>
        )}
      </span>
    )

  if (isOffline)
    return (
      <span className={styles.offline} role="alert">
        <CloudOff size={14} aria-hidden />
        {t('studio.saving.offline')}
      </span>
    )

  const word = isSaved ? 'done' : isHeld ? 'held' : 'pending'
  return (
    <span className={sharedStyles.note} role="status">
      {t(`studio.saving.${word}`)}
    </span>
  )
}

type VersionsButtonProps = Readonly<{
  /** The drawer with the versions, while it is open. */
  children: (onClose: () => void) => ReactNode
}>

export function VersionsButton({ children }: VersionsButtonProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Tooltip title={t('studio.versions')}>
        <Button
          icon={<HistoryIcon size={16} aria-hidden />}
          aria-label={t('studio.versions')}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}

type State = 'draft' | 'published' | 'changed' | 'archived' | 'withdrawn'

const looks: Readonly<Record<State, StatusKind>> = {
  draft: 'waiting',
  published: 'passed',
  changed: 'returned',
  archived: 'ended',
  withdrawn: 'ended',
}

/** The state of a design and its published version; a design never published stays a draft. */
export function DesignState({ state, version }: Readonly<{ state: State; version: number }>) {
  const t = useT()
  const shown = state === 'changed' && version === 0 ? 'draft' : state
  return <Status kind={looks[shown]}>{t(`studio.state.${shown}`, { version })}</Status>
}

/** Downloads a text as a file. */
export function downloadText(text: string, fileName: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
