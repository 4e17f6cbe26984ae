package tercio.adapters.http;

import tercio.application.verification.Progress;
import tercio.domain.ruling.Cancellation;

/** Ends work on a whole game at the next step after its request was cancelled. */
final class CancelledProgress {

    static final Progress STEPS = (done, of) -> Cancellation.check();

    private CancelledProgress() {}
}
