import type { Editor } from '@tiptap/core'
import {
  Bold,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react'

export type Tool = Readonly<{
  name: string
  icon: LucideIcon
  press: (editor: Editor) => void
  isOn?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
}>

type Mark = 'bold' | 'italic' | 'underline' | 'strike'

function mark(name: Mark, icon: LucideIcon): Tool {
  return {
    name,
    icon,
    press: (editor) => editor.chain().focus().toggleMark(name).run(),
    isOn: (editor) => editor.isActive(name),
  }
}

export const marks: readonly Tool[] = [
  mark('bold', Bold),
  mark('italic', Italic),
  mark('underline', Underline),
  mark('strike', Strikethrough),
]

export const blocks: readonly Tool[] = [
  {
    name: 'bulletList',
    icon: List,
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    icon: ListOrdered,
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'blockquote',
    icon: Quote,
    press: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
]

export const steps: readonly Tool[] = [
  {
    name: 'clear',
    icon: RemoveFormatting,
    press: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
  {
    name: 'undo',
    icon: Undo2,
    press: (editor) => editor.chain().focus().undo().run(),
    isOff: (editor) => !editor.can().undo(),
  },
  {
    name: 'redo',
    icon: Redo2,
    press: (editor) => editor.chain().focus().redo().run(),
    isOff: (editor) => !editor.can().redo(),
  },
]

/** Actions inside a table. */
export const tableMoves = [
  'addRowAfter',
  'deleteRow',
  'addColumnAfter',
  'deleteColumn',
  'deleteTable',
] as const
