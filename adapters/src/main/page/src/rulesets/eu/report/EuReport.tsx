import { Report } from '../../../game/report/Report';
import { report } from '../text/report';

/** The report in the words of the Europa rules. */
export function EuReport() {
  return <Report words={report} />;
}
