/** Puts `addition` before the only place of `anchor`. Throws when a new version of the generator no longer writes it. */
export declare function insertBefore(text: string, anchor: string, addition: string): string
/** Replaces the only place of `part`. Throws where there is none, or more than one. */
export declare function replaceOnce(text: string, part: string, by: string): string
