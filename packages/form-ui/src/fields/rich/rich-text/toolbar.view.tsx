import { isAllowedValue, type RichTextSettings } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Button, IconButton, Sheet, TextField } from '@signet/ui'
import type { Editor } from '@tiptap/core'
import { ImagePlus, Link2, Table2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ChooseFiles } from '../file-upload/choose-files.view.tsx'
import { pictureLimits } from './picture-node.view.tsx'
import styles from './rich-text.module.css'
import { blocks, marks, steps, type Tool, tableMoves } from './tools.view.tsx'

type ToolbarProps = Readonly<{
  editor: Editor
  settings: RichTextSettings
  onPictures: (files: readonly File[]) => void
}>

/** A single Tab stop; arrow keys move between tools. */
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

const tools = 'button, select, input'

/** Makes a row of tools a single Tab stop: arrow keys move between them, Home and End to the ends. */
function useArrowKeys() {
  const row = useRef<HTMLDivElement>(null)
  const all = () => [...(row.current?.querySelectorAll<HTMLElement>(tools) ?? [])]

  useEffect(() => {
    const some = all()
    const stop = some.find((tool) => tool.tabIndex === 0 && tool.dataset['stop'] !== undefined) ?? some[0]
    for (const tool of some) tool.tabIndex = tool === stop ? 0 : -1
  })

  const press = (event: KeyboardEvent) => {
    const some = all()
    const index = some.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: some.length - 1 }[event.key]
    if (index < 0 || next === undefined) return
    event.preventDefault()
    focus(some, (next + some.length) % some.length)
  }
  return { ref: row, onKeyDown: press }
}

function focus(some: readonly HTMLElement[], position: number): void {
  for (const [index, tool] of some.entries()) {
    const isStop = index === position
    tool.tabIndex = isStop ? 0 : -1
    if (isStop) tool.dataset['stop'] = ''
    else delete tool.dataset['stop']
  }
  some[position]?.focus()
}

type LinkSheetProps = Readonly<{ editor: Editor; onClose: () => void }>

/** The address of the selected text; an empty one removes the link. */
function LinkSheet({ editor, onClose }: LinkSheetProps) {
  const before = editor.getAttributes('link')['href']
  const [href, setHref] = useState(typeof before === 'string' ? before : '')
  const [isRefused, setRefused] = useState(false)
  const t = useT()
  const link = () => {
    const address = withScheme(href.trim())
    if (!isAllowedValue('href', address)) return setRefused(true)
    const { empty } = editor.state.selection
    const chain = editor.chain().focus().extendMarkRange('link')
    if (empty && !editor.isActive('link')) {
      chain
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run()
    } else chain.setLink({ href: address }).run()
    onClose()
  }
  const unlink = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }

  return (
    <Sheet
      title={t('rich-text.link')}
      onClose={onClose}
      footer={
        <>
          {before !== undefined && <Button onClick={unlink}>{t('rich-text.unlink')}</Button>}
          <Button tone="primary" onClick={link}>
            {t('form.done')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('rich-text.address')}
        value={href}
        onChange={setHref}
        type="url"
        inputMode="url"
        placeholder="https://"
        problem={isRefused ? t('rich-text.addressRefused') : null}
      />
    </Sheet>
  )
}

/** Completes example.com to https://example.com. */
function withScheme(address: string): string {
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : address
}
