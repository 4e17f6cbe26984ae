/** Everything that the board shows of ships. */
export { describeFleet, FleetCounter, fleetLook } from './FleetCounter';
export { FleetFacts } from './FleetFacts';
export { seaFacts } from './seaFacts';
export { pausing } from './pausing';
