import type { RichTextSettings } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import type { Editor } from '@tiptap/core'
import { ImagePlus, Link2, Table2 } from 'lucide-react'
import { useState } from 'react'
import { ChooseFiles } from '../file-upload/choose-files.view.tsx'
import { LinkSheet } from './link-sheet.view.tsx'
import styles from './rich-text.module.css'
import { blocks, marks, steps, type Tool, tableMoves } from './tools.view.tsx'
import { useArrowKeys } from './use-arrow-keys.view.tsx'
import { pictureLimits } from './use-sent-pictures.view.tsx'

type ToolbarProps = Readonly<{
  editor: Editor
  settings: RichTextSettings
  onPictures: (files: readonly File[]) => void
}>

/** One stop for the Tab key; arrow keys go from tool to tool. */
export function Toolbar({ editor, settings, onPictures }: ToolbarProps) {
  const t = useT()
  const keys = useArrowKeys()
  const [isLinking, setLinking] = useState(false)

  return (
    <>
      <div role="toolbar" aria-label={t('rich-text.tools')} className={styles.tools} {...keys}>
        <HeadingChoice editor={editor} />
        <Tools editor={editor} tools={marks} />
        <Tools editor={editor} tools={blocks} />
        <IconButton
          label={t('rich-text.link')}
          icon={<Link2 />}
          aria-pressed={editor.isActive('link')}
          onClick={() => setLinking(true)}
        />
        {settings.pictures && (
          <ChooseFiles
            className={styles.choose}
            limits={pictureLimits}
            name={t('rich-text.picture')}
            onFiles={onPictures}
          >
            <ImagePlus aria-hidden="true" />
          </ChooseFiles>
        )}
        {settings.tables && !editor.isActive('table') && (
          <IconButton
            label={t('rich-text.table')}
            icon={<Table2 />}
            onClick={() =>
              editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
            }
          />
        )}
        <Tools editor={editor} tools={steps} />
      </div>
      {editor.isActive('table') && <TableMoves editor={editor} />}
      {isLinking && <LinkSheet editor={editor} onClose={() => setLinking(false)} />}
    </>
  )
}

function Tools({ editor, tools }: Readonly<{ editor: Editor; tools: readonly Tool[] }>) {
  const t = useT()
  return tools.map(({ name, icon: Icon, press, isOn, isOff }) => (
    <IconButton
      key={name}
      label={t(`rich-text.${name}`)}
      icon={<Icon />}
      aria-pressed={isOn?.(editor)}
      aria-disabled={isOff?.(editor) || undefined}
      onClick={() => press(editor)}
    />
  ))
}

const levels = [1, 2, 3] as const

function HeadingChoice({ editor }: Readonly<{ editor: Editor }>) {
  const t = useT()
  const current = levels.find((level) => editor.isActive('heading', { level })) ?? 0
  const choose = (level: number) => {
    const wanted = levels.find((one) => one === level)
    if (wanted) editor.chain().focus().setHeading({ level: wanted }).run()
    else editor.chain().focus().setParagraph().run()
  }
  return (
    <select
      className={styles.heading}
      aria-label={t('rich-text.style')}
      value={current}
      onChange={(event) => choose(Number(event.target.value))}
    >
      <option value={0}>{t('rich-text.paragraph')}</option>
      {levels.map((level) => (
        <option key={level} value={level}>
          {t('rich-text.heading', { level })}
        </option>
      ))}
    </select>
  )
}

function TableMoves({ editor }: Readonly<{ editor: Editor }>) {
  const t = useT()
  return (
    <div role="toolbar" aria-label={t('rich-text.table')} className={styles.moves}>
      {tableMoves.map((move) => (
        <button
          key={move}
          type="button"
          className={styles.move}
          onClick={() => editor.chain().focus()[move]().run()}
        >
          {t(`rich-text.${move}`)}
        </button>
      ))}
    </div>
  )
}
