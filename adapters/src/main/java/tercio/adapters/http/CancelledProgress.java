package tercio.adapters.http;

import tercio.application.verification.Progress;
import tercio.domain.ruling.Cancellation;

/** The progress of work on a whole game for a request: each step asks whether the result is still wanted. */
final class CancelledProgress {

    static final Progress STEPS = (done, of) -> Cancellation.check();

    private CancelledProgress() {}
}
