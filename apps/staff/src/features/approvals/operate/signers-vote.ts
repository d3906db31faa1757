/** How added signers vote; of `all`, how many in a hundred have to agree. */
export type SignersVote = Readonly<{
  place: 'before' | 'after'
  mode: 'any' | 'all' | 'sequential'
  share: number
}>
