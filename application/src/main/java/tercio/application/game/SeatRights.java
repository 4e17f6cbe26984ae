package tercio.application.game;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.application.record.Caller;
import tercio.application.record.GameOpened;

/** Decides which seat may give a command. */
final class SeatRights {

    private SeatRights() {}

    /**
     * The reason why a seat may not decide for these parties; empty if it may.
     *
     * @param parties of whom one is enough; none where the command names nothing that exists
     */
    static Optional<String> permissionDenial(GameOpened opened, Caller caller, Set<String> parties) {
        var mine = opened.partiesOf(caller.name());
        return parties.isEmpty() || parties.stream().anyMatch(mine::contains) ? Optional.empty()
                : Optional.of(caller.name() + " controls " + listed(mine) + ", and this is for " + listed(parties) + " to decide.");
    }

    private static String listed(Set<String> parties) {
        return parties.isEmpty() ? "nothing" : parties.stream().sorted().collect(Collectors.joining(", "));
    }
}
