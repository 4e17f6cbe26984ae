import { texts } from './build';

/** Orders that powers write for a month. Their faults and their effects come from the service. */
export const orders = texts({ 'orders are written': 'des ordres sont écrits' });
