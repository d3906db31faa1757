import { sanitizeHtml } from '@signet/form'
import type { richText } from '@signet/form/kinds'
import { Skeleton } from '@signet/ui'
import { lazy, Suspense } from 'react'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'

import { useFileUrl } from './use-file-url.view.tsx'
import styles from './written-text.module.css'

const RichEditor = lazy(async () => ({ default: (await import('./rich-editor.view.tsx')).RichEditor }))

function RichTextEdit(props: ControlProps<typeof richText>) {
  return (
    <Suspense fallback={<Skeleton rows={2} />}>
      <RichEditor {...props} />
    </Suspense>
  )
}

function RichTextRead({ value }: ReadProps<typeof richText>) {
  const urlOf = useFileUrl()
  // The value was sanitized when stored, and again here, where unsafe markup would do harm.
  const html = sanitizeHtml(value, { urlOf })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written anew by sanitizeHtml, just above
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}

export const richTextView: FieldView<typeof richText> = {
  Edit: RichTextEdit,
  Read: RichTextRead,
  labels: 'group',
}
