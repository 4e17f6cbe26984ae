import { useGame } from '../../game/context';
import { save } from '../../board/picture/picture';
import { t } from '../../text/later';
import { replay, type Fight } from './replay';

/** Gives a fight as a file that plays it. Its content is read when the file is wanted. */
export function SaveReplay({ name, of }: { name: string; of(): Promise<Fight> }) {
  const store = useGame();
  const give = () => store.attempt(async () => save(new Blob([replay(await of())], { type: 'image/svg+xml' }), `${name}.svg`));
  return <p><button type="button" data-replay onClick={() => void give()}>{t.replay.save}</button> <span class="faint">{t.replay.hint}</span></p>;
}
