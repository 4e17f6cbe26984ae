package tercio.domain.eu.scenario.adjustment.play;

import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.leader;
import static tercio.domain.eu.common.game.SentenceNames.place;

import java.util.Locale;
import java.util.Optional;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Name;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells adjustments of leaders. The catalogs of {@code eu.adjustment} say how they read. */
record LeaderChangePhrases(EuState board) {

    Keyed of(LeaderChange change) {
        return switch (change) {
            case LeaderChange.LeaderSet set -> switch (set.condition()) {
                case PRESENT -> of("result-leader-with", set.leader()).with("stack", EuChangePhrases.stack(board, set.stack().orElseThrow()));
                case WAITING -> of("result-leader-waits", set.leader());
                case WOUNDED -> of("leader-wounded", set.leader()).with("box", set.returns().orElseThrow().label());
                case ALONE -> of("result-leader-alone", set.leader()).with("where", place(set.province().orElseThrow()));
                case KILLED, CAPTURED -> of("result-leader-gone", set.leader()).with("fate", set.condition().name().toLowerCase(Locale.ROOT));
            };
            case LeaderChange.AdmiralSet set -> switch (set.condition()) {
                case PRESENT -> of("result-leader-with", set.leader()).with("stack", EuChangePhrases.fleet(board, set.fleet().orElseThrow()));
                case WAITING, ALONE -> of("result-leader-waits", set.leader());
                case WOUNDED -> of("leader-wounded", set.leader()).with("box", set.returns().orElseThrow().label());
                case KILLED, CAPTURED -> of("result-leader-gone", set.leader()).with("fate", set.condition().name().toLowerCase(Locale.ROOT));
            };
            case LeaderChange.LeaderEntered set -> entry(set);
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eu.adjustment." + key);
    }

    private Keyed of(String key, LeaderId id) {
        return say(key).with("leader", leader(board, id));
    }

    private Keyed entry(LeaderChange.LeaderEntered set) {
        var printed = LeaderAdjustments.leader(set);
        Optional<Argument> stack = set.stack().map(id -> EuChangePhrases.stack(board, id)).or(() -> set.fleet().map(id -> EuChangePhrases.fleet(board, id)));
        var told = say("result-leader-enters").with("leader", new Name("eu.leader", set.leader().value(), printed.name())).with("country", country(printed.country()))
                .with("how", stack.isPresent() ? "with" : set.province().isPresent() ? "alone" : "waits");
        return told.with("stack", stack.orElseGet(() -> country(printed.country()))).with("where", set.province().map(SentenceNames::place).orElseGet(() -> new Text("")));
    }
}
