package tercio.application.game;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.application.record.Caller;
import tercio.application.record.GameOpened;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Decides which seat may give a command. */
final class SeatRights {

    private SeatRights() {}

    /**
     * The reason why a seat may not decide for these parties; empty if it may.
     *
     * @param parties of whom one is enough; none where the command names nothing that exists
     */
    static Optional<Sentence> permissionDenial(GameOpened opened, Caller caller, Set<String> parties) {
        var mine = opened.partiesOf(caller.name());
        return parties.isEmpty() || parties.stream().anyMatch(mine::contains) ? Optional.empty()
                : Optional.of(Sentence.of("kernel.refusal.of-others").with("who", new Text(caller.name())).with("nothing", mine.isEmpty()).with("mine", listOf(mine)).with("others", listOf(parties)));
    }

    private static Text listOf(Set<String> parties) {
        return new Text(parties.stream().sorted().collect(Collectors.joining(", ")));
    }
}
