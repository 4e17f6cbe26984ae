import { Report } from '../../../game/report/Report';
import { report } from '../text/report';

/** The report in the words of Empires in Arms. */
export function EiaReport() {
  return <Report words={report} />;
}
