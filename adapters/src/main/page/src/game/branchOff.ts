import { post } from '../api/client';
import { go, hrefOf } from '../route';
import { keepToken } from '../session';
import { t } from '../text';
import type { Made } from '../views/SeatLinks';
import { rememberBranch } from './ownBranches';
import type { GameStore } from './store';

/**
 * A branch of one's own from the moment that is looked at: a private fork in which the reader plays all seats. Every spectator may
 * make one; where the game keeps something from the reader, the service refuses with the reason.
 */
export function branchOff(store: GameStore): Promise<unknown> {
  const position = store.position.value;
  return store.once('what if', async () => {
    const { body } = await post<Made>(`${store.path}/forks`, { at: position, name: t.forks.whatIfName(store.summary.value!.name, position), private: true }, store.token);
    keepToken(body.id, body.hostToken);
    if (!store.token) {
      rememberBranch({ id: body.id, of: store.id, at: position, token: body.hostToken });
    }
    go(hrefOf(['games', body.id]));
  });
}
