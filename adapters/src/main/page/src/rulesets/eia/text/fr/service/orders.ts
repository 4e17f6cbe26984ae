import { texts } from './build';

/** Orders that powers write for a month. What is wrong in them, and what comes of them, comes from the service. */
export const orders = texts({ 'orders are written': 'des ordres sont écrits' });
