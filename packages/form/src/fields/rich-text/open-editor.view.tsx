import { Editor } from '@tiptap/core'
import { Table, TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { sanitizeHtml } from '../../html/sanitize-html.ts'
import { pictureNode } from './picture-node.view.tsx'
import { readRichText } from './rich-text.ts'

type EditorOptions = Readonly<{
  element: HTMLElement
  html: string
  attributes: Readonly<Record<string, string>>
  urlOf: (fileId: string) => string
  onChange: (html: string) => void
  onLeave: () => void
  /** Pictures that were pasted or dropped. */
  onPictures: (files: readonly File[]) => boolean
}>

/** The editor itself. It writes no styles into the page, since the content policy allows none. */
export function openEditor(options: EditorOptions): Editor {
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

/** The columns are as wide as our styles say. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] })

function picturesOf(from: DataTransfer | null): readonly File[] {
  return [...(from?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}
