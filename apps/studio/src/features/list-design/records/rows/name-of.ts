import { cardPaths } from '../../preview/card-paths.ts'
import type { ModelConfig, RecordRow } from '../queries.ts'

/** What people call a record: the title of its card, or else the first words that it has. */
export function nameOf({ list }: Pick<ModelConfig, 'list'>, { id, texts }: RecordRow): string {
  const { title } = cardPaths(list)
  return (title && texts[title]) || Object.values(texts).find(Boolean) || id
}
