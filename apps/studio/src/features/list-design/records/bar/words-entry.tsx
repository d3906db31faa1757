import { SearchBox } from '../../../../shell/search-box.tsx'
import { useRecordsDesk } from '../records-desk.ts'

/** Words, where the list looks for any. */
export function WordsEntry() {
  const { config, looking, look } = useRecordsDesk()
  if (config.list.keyword.length === 0) return null
  return <SearchBox value={looking.words} onSearch={(words) => look({ words })} />
}
