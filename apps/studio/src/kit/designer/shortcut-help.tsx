import { useT } from '@signet/i18n/react'
import { Button, Modal, Tooltip } from 'antd'
import { Keyboard } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from './designer-bar.module.css'
import { isTyping } from './use-edit-keys.ts'

const keysOf = {
  undo: ['Ctrl', 'Z'],
  redo: ['Ctrl', 'Y'],
  copy: ['Ctrl', 'C'],
  cut: ['Ctrl', 'X'],
  paste: ['Ctrl', 'V'],
  duplicate: ['Ctrl', 'D'],
  remove: ['Delete'],
  palette: ['/'],
  outline: ['O'],
  search: ['Ctrl', 'K'],
  help: ['?'],
} as const

export type Shortcut = keyof typeof keysOf

/** Shortcuts of designers that only have steps. */
export const stepShortcuts = ['undo', 'redo'] as const

/** Shortcuts of designers with a selection. */
export const editShortcuts = [...stepShortcuts, 'copy', 'cut', 'paste', 'duplicate', 'remove'] as const

/** The shortcuts of a designer, shown by a button and by `?`. */
export function ShortcutHelp({ shortcuts }: Readonly<{ shortcuts: readonly Shortcut[] }>) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTyping(event.target)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <>
      <Tooltip title={t('studio.shortcuts')}>
        <Button
          icon={<Keyboard size={16} aria-hidden />}
          aria-label={t('studio.shortcuts')}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      <Modal open={isOpen} title={t('studio.shortcuts')} footer={null} onCancel={() => setOpen(false)}>
        <dl className={styles.shortcuts}>
          {[...shortcuts, 'search' as const, 'help' as const].map((shortcut) => (
            <div key={shortcut}>
              <dt>{t(`studio.shortcut.${shortcut}`)}</dt>
              <dd>
                {keysOf[shortcut].map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Modal>
    </>
  )
}
