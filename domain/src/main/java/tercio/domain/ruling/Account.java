package tercio.domain.ruling;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Where a procedure tells its steps. A silent account does not even ask for them, so one procedure serves rulings that
 * are explained, fast adjudication and exact odds.
 */
public interface Account {

    /** Nobody listens: steps are not made. */
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
