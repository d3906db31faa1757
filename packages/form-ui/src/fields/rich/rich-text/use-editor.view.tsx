import { sanitizeHtml } from '@signet/form'
import { readRichText } from '@signet/form/kinds'
import { Editor } from '@tiptap/core'
import { Table, TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useReducer, useRef, useState } from 'react'
import { pictureNode, refreshPictures } from './picture-node.view.tsx'

type EditorProps = Readonly<{
  html: string
  attributes: Readonly<Record<string, string>>
  urlOf: (fileId: string) => string
  onChange: (html: string) => void
  onLeave: () => void
  onPictures: (files: readonly File[]) => boolean
}>

/** Creates an editor in the element of `place` and renders again when its selection or text changes. */
export function useEditor(editorProps: EditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(editorProps)
  const [editor, setEditor] = useState<Editor>()
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    latest.current = editorProps
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

  useFollowing(editor, editorProps)
  return { place, editor }
}

/** Follows changes from outside: a restored draft, or a rule that fills the field. */
function useFollowing(editor: Editor | undefined, { html, attributes, urlOf }: EditorProps) {
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

type EditorOptions = Readonly<{
  element: HTMLElement
  html: string
  attributes: Readonly<Record<string, string>>
  urlOf: (fileId: string) => string
  onChange: (html: string) => void
  onLeave: () => void
  /** Called with pasted or dropped pictures. */
  onPictures: (files: readonly File[]) => boolean
}>

/** Creates the editor without style elements, which the content policy forbids. */
function openEditor(options: EditorOptions): Editor {
  const { element, html, attributes, urlOf, onChange, onLeave, onPictures } = options
  return new Editor({
    element,
    content: html,
    injectCSS: false,
    extensions: [
      StarterKit.configure({
        heading: { levels: [1, 2, 3, 4] },
        link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'], defaultProtocol: 'https' },
      }),
      PlainTable,
      TableKit.configure({ table: false }),
      pictureNode(urlOf),
    ],
    editorProps: {
      attributes,
      transformPastedHTML: (pasted) => sanitizeHtml(pasted),
      handlePaste: (_view, event) => onPictures(picturesOf(event.clipboardData)),
      handleDrop: (_view, event) => onPictures(picturesOf(event.dataTransfer)),
    },
    onUpdate: ({ editor }) => onChange(readRichText(editor.getHTML())),
    onBlur: onLeave,
  })
}

/** Our styles decide the widths of columns. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] })

function picturesOf(from: DataTransfer | null): readonly File[] {
  return [...(from?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}
