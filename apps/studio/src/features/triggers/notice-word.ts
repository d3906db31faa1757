/** What administrators call a notice, by the key of its sentence. */
export function noticeWord(titleKey: string): string {
  return `triggers.noticeOf.${titleKey.replace('.notice', '')}`
}
