import { failureWords } from '../../../contract/failure-words.ts';
import { refusalSaid } from '../../refusal-said.ts';

/** What is said where something could not be read or done, as one sentence. */
export function failureSentence(error: unknown): string {
  const { sentence, fieldErrors } = refusalSaid(error);
  return sentence || Object.values(fieldErrors)[0] || failureWords.broken;
}
