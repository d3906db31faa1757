/** Why a file is no log that can be replayed: one sentence for whoever started the replay. */
export class LogTrouble extends Error {
  override readonly name = 'LogTrouble'
}
