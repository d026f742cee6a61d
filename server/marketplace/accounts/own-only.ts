import { Refusal } from '../../platform/refusal.ts';
import type { Who } from '../../platform/who.ts';

/**
 * For what nobody may do in another's name, an admin who acts as them included (ruling 35).
 * @throws Refusal 'not_while_impersonating'
 */
export function mustBeThemselves(who: Who): void {
  if (who.adminId !== null) throw new Refusal('not_while_impersonating');
}
