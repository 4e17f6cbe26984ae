import { useWriting } from '../../../setup/context';
import { FleetForm } from './FleetForm';
import { fleetNumber } from './fleets';
import { ProvinceForm } from './ProvinceForm';
import { StackForm } from './StackForm';

/** The form of the stack, naval stack or province that is chosen. */
export function Chosen() {
  const { piece, zone } = useWriting().chosen.value;
  const fleet = piece === undefined ? null : fleetNumber(piece);
  return fleet !== null ? <FleetForm key={piece} at={fleet} /> : piece !== undefined ? <StackForm key={piece} at={piece} /> : <ProvinceForm key={zone} id={zone!} />;
}
