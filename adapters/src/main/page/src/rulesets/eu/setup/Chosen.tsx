import { useWriting } from '../../../setup/context';
import { ProvinceForm } from './ProvinceForm';
import { StackForm } from './StackForm';

/** The form of the stack or province that is chosen. */
export function Chosen() {
  const { piece, zone } = useWriting().chosen.value;
  return piece !== undefined ? <StackForm key={piece} at={piece} /> : <ProvinceForm key={zone} id={zone!} />;
}
