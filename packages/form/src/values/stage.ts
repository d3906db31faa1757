/** `draft` asks only whether the values can be stored; `submit` asks everything. */
export type Stage = 'draft' | 'submit'
