package tercio.domain.eu.turn.round.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.RollOff;
import tercio.domain.eu.turn.round.play.RoundEvent.InitiativeRolled;
import tercio.domain.game.Execution;
import tercio.domain.game.Id;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * The order of the alliances. Each acts at the lowest initiative of its members and of those it acts together with, and a roll breaks ties
 * once for the turn (EU-INIT-1).
 */
public final class Initiative {

    private static final String RULE = "EU-INIT-1";

    private Initiative() {}

    /** Whether two alliances that do not act together have the same initiative and a roll decides. A scenario can give the order that was rolled. */
    public static boolean isTied(EuState state) {
        var groups = InitiativeGroup.groupsOf(state);
        return state.scenario().sessionOrNone().order().isEmpty() && groups.stream().map(group -> group.initiative(state)).distinct().count() < groups.size();
    }

    /** The alliances with the highest initiative, the first of those that act together; one of them acts first. */
    static List<Alliance> alliancesOfHighest(EuState state) {
        var groups = InitiativeGroup.groupsOf(state);
        int highest = groups.stream().mapToInt(group -> group.initiative(state)).max().orElseThrow();
        return groups.stream().filter(group -> group.initiative(state) == highest).map(group -> group.alliances().getFirst()).toList();
    }

    /** Fixes the order if the scenario gives it or there is no tie. */
    public static void settle(EuCommandRun play) {
        var given = play.state().scenario().sessionOrNone().order();
        play.emit(new InitiativeRolled((!given.isEmpty() ? given.stream().map(play.state()::allianceOf) : InitiativeGroup.groupsOf(play.state()).stream()
                .sorted(Comparator.comparing((InitiativeGroup group) -> -group.initiative(play.state())))
                .flatMap(group -> group.alliances().stream())).toList()));
    }

    /** Rolls a die for every tied alliance or alliances that act together, and again while dice are equal. */
    public static Execution roll(EuCommandRun play) {
        if (!play.state().order().isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.round.refused-order-known"));
        }
        var groups = InitiativeGroup.groupsOf(play.state());
        var ranked = new ArrayList<InitiativeGroup>();
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
            var question = "initiative of " + String.join(", ", Id.texts(equals.stream().map(group -> group.firstCountry(play.state())).sorted().toList()));
            var missing = new RollOff(play, question, "initiative", "initiative", RULE, steps).rank(equals, group -> group.firstCountry(play.state()).value(), equals.size(), ranked);
            if (missing.isDeclined()) {
                return missing;
            }
        }
        play.emit(new InitiativeRolled(ranked.stream().flatMap(group -> group.alliances().stream()).toList()), steps);
        return EuCommandRun.success();
    }
}
