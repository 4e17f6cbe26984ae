package tercio.adapters.http.computing;

import tercio.application.verification.Progress;
import tercio.domain.ruling.Cancellation;

/** Ends work on a whole game at the next step after its request was cancelled. */
public final class CancelledProgress {

    /** The progress of work that ends at its next step when its request is cancelled. */
    public static final Progress STEPS = (done, of) -> Cancellation.check();

    private CancelledProgress() {}
}
