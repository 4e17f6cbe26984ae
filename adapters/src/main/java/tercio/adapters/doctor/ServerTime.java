package tercio.adapters.doctor;

import java.time.Duration;
import java.util.Optional;

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
                : Optional.of(Finding.warning("clock", "the clock of this machine is " + ahead.abs().toSeconds() + " seconds " + (ahead.isNegative() ? "behind" : "ahead of")
                        + " that of the database server", "let both be set by the same time service, such as systemd-timesyncd"));
    }
}
