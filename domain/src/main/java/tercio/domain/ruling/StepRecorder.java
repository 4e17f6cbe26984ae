package tercio.domain.ruling;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Receives the steps of a procedure for its explanation. The silent one never creates them, so the same procedure serves
 * explained rulings, fast adjudication and exact odds.
 */
public interface StepRecorder {

    /** Discards the steps without creating them. */
    StepRecorder SILENT = step -> {};

    void record(Supplier<Step> step);

    /** A recorder that keeps the steps. */
    static Recording recording() {
        return new Recording();
    }

    /** Keeps every step in order. */
    final class Recording implements StepRecorder {
        private final List<Step> steps = new ArrayList<>();

        @Override
        public void record(Supplier<Step> step) {
            steps.add(step.get());
        }

        public List<Step> steps() {
            return List.copyOf(steps);
        }
    }
}
