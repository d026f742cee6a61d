/** Something the operator can put right; its message is a sentence for people. */
export class ImportError extends Error {}
