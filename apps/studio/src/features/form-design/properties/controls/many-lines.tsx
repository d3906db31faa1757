import { useT } from '@signet/i18n/react'
import { Button, Input } from 'antd'
import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import styles from '../../../../kit/properties/properties.module.css'

type ManyLinesProps = Readonly<{ hint: string; onAdd: (text: string) => void }>

/** Adds many options at once, one per line, as pasted from a sheet or document. */
export function ManyLines({ hint, onAdd }: ManyLinesProps) {
  const t = useT()
  const [text, setText] = useState<string>()
  if (text === undefined)
    return (
      <Button size="small" icon={<ClipboardPaste size={14} aria-hidden />} onClick={() => setText('')}>
        {t('form-design.option.many')}
      </Button>
    )

  return (
    <div className={styles.many}>
      <Input.TextArea
        aria-label={t('form-design.option.many')}
        placeholder={hint}
        autoFocus
        rows={5}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.buttons}>
        <Button
          size="small"
          type="primary"
          disabled={text.trim() === ''}
          onClick={() => {
            onAdd(text)
            setText(undefined)
          }}
        >
          {t('form-design.option.addMany')}
        </Button>
        <Button size="small" onClick={() => setText(undefined)}>
          {t('form-design.option.cancel')}
        </Button>
      </div>
    </div>
  )
}
