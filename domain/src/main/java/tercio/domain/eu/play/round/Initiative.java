package tercio.domain.eu.play.round;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.RollOff;
import tercio.domain.eu.play.round.RoundEvent.InitiativeRolled;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Step;

/**
 * The order of the alliances. Each acts at the lowest initiative of its members and of those it acts together with, and a roll breaks ties
 * once for the turn (EU-INIT-1, EU-INIT-2).
 */
public final class Initiative {

    private static final String RULE = "EU-INIT-1";

    private Initiative() {}

    /** Whether two alliances that do not act together have the same initiative and a roll decides. A scenario can give the order that was rolled. */
    public static boolean tied(EuState state) {
        var groups = ActingTogether.in(state);
        return state.scenario().soFar().order().isEmpty() && groups.stream().map(group -> group.initiative(state)).distinct().count() < groups.size();
    }

    /** The alliances with the highest initiative, the first of those that act together; one of them acts first. */
    static List<Integer> highest(EuState state) {
        var groups = ActingTogether.in(state);
        int highest = groups.stream().mapToInt(group -> group.initiative(state)).max().orElseThrow();
        return groups.stream().filter(group -> group.initiative(state) == highest).map(group -> group.alliances().getFirst()).toList();
    }

    /** Fixes the order if the scenario gives it or there is no tie. */
    public static void settle(Play play) {
        var given = play.state().scenario().soFar().order();
        play.happens(new InitiativeRolled(!given.isEmpty() ? given.stream().map(play.state()::allianceOf).toList() : ActingTogether.in(play.state()).stream()
                .sorted(Comparator.comparing((ActingTogether group) -> -group.initiative(play.state())))
                .flatMap(group -> group.alliances().stream())
                .toList()));
    }

    /** Rolls a die for every tied alliance or alliances that act together, and again while dice are equal. */
    public static Optional<Verdict<EuEvent>> roll(Play play) {
        if (!play.state().order().isEmpty()) {
            return Play.refused(RULE, "the order of the alliances is known for the whole turn");
        }
        var groups = ActingTogether.in(play.state());
        var ranked = new ArrayList<ActingTogether>();
        var steps = new ArrayList<Step>();
        var byInitiative = groups.stream()
                .map(group -> group.initiative(play.state()))
                .distinct()
                .sorted(Comparator.reverseOrder())
                .toList();
        for (int initiative : byInitiative) {
            var equals = groups.stream()
                    .filter(group -> group.initiative(play.state()) == initiative)
                    .toList();
            var question = "initiative of " + String.join(", ", equals.stream().map(group -> group.first(play.state())).sorted().toList());
            var missing = new RollOff(play, question, "initiative", "initiative", RULE, steps).rank(equals, group -> group.first(play.state()), equals.size(), ranked);
            if (missing.isPresent()) {
                return missing;
            }
        }
        play.happens(new InitiativeRolled(ranked.stream().flatMap(group -> group.alliances().stream()).toList()), steps);
        return Play.done();
    }
}
