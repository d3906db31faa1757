import { loadCodeOfName } from '@signet/i18n'
import { useEffect, useState } from 'react'

/** Name and code of something new; the code follows the name until somebody types one. */
export type NewName = Readonly<{
  name: string
  code: string
  setName: (name: string) => void
  setCode: (code: string) => void
}>

export function useNewName(
  given: Readonly<{ name: string; code: string }> = { name: '', code: '' },
): NewName {
  const codeOf = useCodeOfName()
  const [name, setName] = useState(given.name)
  const [typed, setCode] = useState<string | undefined>(given.code || undefined)
  return { name, code: typed ?? codeOf(name), setName, setCode }
}

type CodeOfName = (name: string) => string

const noCode: CodeOfName = () => ''

/** Until the table of syllables is loaded, and without a network, people type the code. */
export function useCodeOfName(): CodeOfName {
  const [codeOf, setCodeOf] = useState<CodeOfName>(() => noCode)
  useEffect(() => {
    let isShown = true
    const take = (loaded: CodeOfName) => isShown && setCodeOf(() => loaded)
    loadCodeOfName().then(take, () => undefined)
    return () => {
      isShown = false
    }
  }, [])
  return codeOf
}
