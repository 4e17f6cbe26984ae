/** The answer of the service where it refuses. */

import type { Option } from './move';

export interface ProblemBody {
  title?: string;
  status?: number;
  detail?: string;
  rule?: string;
  legal?: (string | Option)[];
  errors?: { pointer: string; message: string }[];
}
