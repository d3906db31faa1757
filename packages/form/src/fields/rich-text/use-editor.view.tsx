import type { Editor } from '@tiptap/core'
import { useEffect, useReducer, useRef, useState } from 'react'
import { openEditor } from './open-editor.view.tsx'
import { refreshPictures } from './picture-node.view.tsx'
import { readRichText } from './rich-text.ts'

type Told = Readonly<{
  html: string
  attributes: Readonly<Record<string, string>>
  urlOf: (fileId: string) => string
  onChange: (html: string) => void
  onLeave: () => void
  onPictures: (files: readonly File[]) => boolean
}>

/** An editor in the element that `place` is given to; draws again whenever the selection or the text changes. */
export function useEditor(told: Told) {
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(told)
  const [editor, setEditor] = useState<Editor>()
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    latest.current = told
  })

  useEffect(() => {
    if (!place.current) return
    const { html, attributes } = latest.current
    const opened = openEditor({
      element: place.current,
      html,
      attributes,
      urlOf: (fileId) => latest.current.urlOf(fileId),
      onChange: (next) => latest.current.onChange(next),
      onLeave: () => latest.current.onLeave(),
      onPictures: (files) => latest.current.onPictures(files),
    })
    opened.on('transaction', redraw)
    setEditor(opened)
    return () => opened.destroy()
  }, [])

  useFollowing(editor, told)
  return { place, editor }
}

/** The text may be changed from outside: a draft that comes back, a rule that fills it. */
function useFollowing(editor: Editor | undefined, { html, attributes, urlOf }: Told) {
  const described = JSON.stringify(attributes)
  useEffect(() => {
    if (editor && readRichText(editor.getHTML()) !== html)
      editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])

  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: JSON.parse(described) as Record<string, string>,
      },
    })
  }, [editor, described])

  useEffect(() => {
    if (editor) refreshPictures(editor.view.dom, urlOf)
  })
}
