package tercio.domain.ruling;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Receives the steps of a procedure for its explanation. A silent account never creates them, so the same procedure serves
 * explained rulings, fast adjudication and exact odds.
 */
public interface Account {

    /** Discards the steps without creating them. */
    Account SILENT = step -> {};

    void tell(Supplier<Step> step);

    static Written written() {
        return new Written();
    }

    /** Keeps every step in order. */
    final class Written implements Account {
        private final List<Step> steps = new ArrayList<>();

        @Override
        public void tell(Supplier<Step> step) {
            steps.add(step.get());
        }

        public List<Step> steps() {
            return List.copyOf(steps);
        }
    }
}
