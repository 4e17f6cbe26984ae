import { useWriting } from '../../../setup/context';
import { AreaForm } from './AreaForm';
import { rowOf } from './board';
import { CorpsForm } from './CorpsForm';
import type { Counters } from './counters';
import { IrregularsForm } from './IrregularsForm';

/** The form of the corps, irregulars or area that is chosen. */
export function Chosen({ counters }: { counters: Counters }) {
  const { piece, zone } = useWriting().chosen.value;
  if (piece === undefined) {
    return <AreaForm key={zone} id={zone!} counters={counters} />;
  }
  const { list, at } = rowOf(piece);
  return list === 'corps' ? <CorpsForm key={piece} at={at} counters={counters} /> : <IrregularsForm key={piece} at={at} />;
}
