package tercio.adapters.doctor;

import java.time.Duration;
import java.util.Optional;
import tercio.domain.sentence.Sentence;

/** Tells whether the clock of this machine is that of the database server. */
public final class ServerTime {

    private static final Duration APART = Duration.ofSeconds(30);

    private ServerTime() {}

    /**
     * The finding that the clocks are apart; empty where they are not.
     *
     * @param ahead by how much the clock of this machine is ahead
     */
    public static Optional<Finding> apart(Duration ahead) {
        return ahead.abs().compareTo(APART) <= 0 ? Optional.empty()
                : Optional.of(Finding.warning("clock", Finding.sentence("program.doctor.clocks-apart", "seconds", ahead.abs().toSeconds()).with("behind", ahead.isNegative()),
                        Sentence.of("program.doctor.same-clock")));
    }
}
