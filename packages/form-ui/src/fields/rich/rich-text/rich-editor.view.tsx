import { sentenceAt } from '@signet/form'
import { type richText, textOfHtml } from '@signet/form/kinds'
import { useFormats, useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import type { Editor } from '@tiptap/core'
import { X } from 'lucide-react'

import type { ControlProps } from '../../../form/field-view.ts'
import { useSignal } from '../../../form/use-signal.ts'
import { useSpeaker, useWords } from '../../../form/use-speaker.ts'
import { type PendingPicture, useSentPictures } from './picture-node.view.tsx'
import styles from './rich-text.module.css'
import { Toolbar } from './toolbar.view.tsx'
import { useEditor } from './use-editor.view.tsx'
import { useFileUrl } from './use-file-url.view.tsx'
import written from './written-text.module.css'

type RichEditorProps = ControlProps<typeof richText>

/** Loaded on demand, because the editor is larger than all other controls together. */
export function RichEditor(props: RichEditorProps) {
  const { value, settings, onChange, onLeave } = props
  const words = useWords()
  const pictures = useSentPictures()
  const place = useEditor({
    html: value,
    attributes: attributesOf(props),
    urlOf: useFileUrl(),
    onChange,
    onLeave,
    onPictures: (files) => {
      if (!settings.pictures || files.length === 0 || !place.editor) return false
      pictures.send(files, inserterOf(place.editor))
      return true
    },
  })

  return (
    <div className={styles.box} data-invalid={props.isInvalid || undefined}>
      {place.editor && <EditorTools editor={place.editor} settings={settings} pictures={pictures} />}
      <PendingPictures pictures={pictures} />
      <div
        ref={place.place}
        className={styles.paper}
        data-hint={value === '' && place.editor?.isEmpty ? words(settings.placeholder) : ''}
      />
      <Count html={value} most={settings.maxLength} />
    </div>
  )
}

type EditorToolsProps = Pick<RichEditorProps, 'settings'> &
  Readonly<{ editor: Editor; pictures: ReturnType<typeof useSentPictures> }>

function EditorTools({ editor, settings, pictures }: EditorToolsProps) {
  return (
    <Toolbar
      editor={editor}
      settings={settings}
      onPictures={(files) => pictures.send(files, inserterOf(editor))}
    />
  )
}

function inserterOf(editor: Editor) {
  return (fileId: string, alt: string) =>
    editor.chain().focus().insertContent({ type: 'picture', attrs: { fileId, alt } }).run()
}

function attributesOf({ id, label, describedBy, isInvalid, isRequired }: RichEditorProps) {
  return {
    id,
    class: written.text ?? '',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
    ...(isRequired ? { 'aria-required': 'true' } : {}),
  }
}

/** Shown near the limit. */
function Count({ html, most }: Readonly<{ html: string; most: number }>) {
  const t = useT()
  const formats = useFormats()
  const count = textOfHtml(html).length
  if (count < most * 0.8) return null
  return (
    <p className={styles.count} data-over={count > most || undefined}>
      {t('rich-text.count', { count: formats.number(count), most: formats.number(most) })}
    </p>
  )
}

type PendingPicturesProps = Readonly<{
  pictures: Pick<ReturnType<typeof useSentPictures>, 'coming' | 'refused'>
}>

/** Pending and refused pictures. */
function PendingPictures({ pictures: { coming, refused } }: PendingPicturesProps) {
  const speaker = useSpeaker()
  return (
    <>
      {coming.map((picture) => (
        <PendingLine key={picture.key} picture={picture} />
      ))}
      {refused.length > 0 && (
        <div role="alert" className={styles.refused}>
          {refused.map((problem) => (
            <p key={JSON.stringify(problem)}>{sentenceAt(problem, '', speaker)}</p>
          ))}
        </div>
      )}
    </>
  )
}

function PendingLine({ picture: { name, upload, remove } }: Readonly<{ picture: PendingPicture }>) {
  const { state, reason } = useSignal(upload.progress)
  const t = useT()
  return (
    <div className={styles.coming} data-failed={state === 'failed' || undefined}>
      <span role="status">
        {name} · {reason ?? t(`file-upload.state.${state}`)}
      </span>
      <IconButton label={t('file-upload.remove', { name })} icon={<X />} onClick={remove} />
    </div>
  )
}
