export { PhraseChips } from './phrase-chips.tsx'
