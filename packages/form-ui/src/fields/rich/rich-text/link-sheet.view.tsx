import { isAllowedValue } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Button, Sheet, TextField } from '@signet/ui'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'

type LinkSheetProps = Readonly<{ editor: Editor; onClose: () => void }>

/** Where the marked words lead; words without an address are no link any more. */
export function LinkSheet({ editor, onClose }: LinkSheetProps) {
  const before = editor.getAttributes('link')['href']
  const [href, setHref] = useState(typeof before === 'string' ? before : '')
  const [isRefused, setRefused] = useState(false)
  const t = useT()
  const link = () => {
    const address = completed(href.trim())
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

/** Whoever writes example.com means https://example.com. */
function completed(address: string): string {
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : address
}
