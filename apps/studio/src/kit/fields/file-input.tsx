import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Button } from 'antd'
import { FolderOpen } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import styles from './file-input.module.css'

type FileInputProps = Readonly<{
  label: string
  accept: string
  /** Answers false for a file that was refused, whose name then goes. */
  onFile: (file: File) => unknown
}>

/** A file input with our texts: the browser's own are in the system's language. */
export function FileInput({ label, accept, onFile }: FileInputProps) {
  const t = useT()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const choose = async (file: File | undefined) => {
    if (!file) return
    setName(file.name)
    if ((await onFile(file)) === false) setName('')
  }
  return (
    <div className={sharedStyles.stack1}>
      <span id={id}>{label}</span>
      <div className={styles.row}>
        <Button
          icon={<FolderOpen size={16} aria-hidden />}
          aria-describedby={id}
          onClick={() => field.current?.click()}
        >
          {t('studio.chooseFile')}
        </Button>
        <span className={styles.name}>{name}</span>
      </div>
      <input
        ref={field}
        hidden
        type="file"
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          void choose(target.files?.[0])
          target.value = ''
        }}
      />
    </div>
  )
}
